import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { loadTexts } from "./text/messages.svelte";
import { keepForOffline } from "./net/offline";
import { watchForFaults } from "./lib/faults";
import { settings } from "./lib/settings.svelte";

watchForFaults();
await loadTexts(settings.language, ["web", "kernel"]);
const target = document.getElementById("app");
if (target) mount(App, { target });
keepForOffline();
