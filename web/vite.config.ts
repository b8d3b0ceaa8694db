import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built files go into the Python package, so that an installed package needs no node.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/dicefront/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy of the server allows no data: addresses
    modulePreload: { polyfill: false },
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // how long svelte compiles is no news
      output: {
        entryFileNames: "assets/[name]-[hash].js",
        chunkFileNames: "assets/[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
        // Few files instead of dozens of small ones: what every screen needs, and below it what only some tables need. What is
        // in none of them is split by the screens that load it.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "core", test: /node_modules\/(?!ogl)|vite\/preload-helper|src\/(lib\/(attention|blake2b|bytes|layout|notices|pledges|reminders|router|settings|sound)|net\/(api|lobby|me|offline|wire)|lobby\/(OpenTables|clocks|rows|setup)|text|ui\/(Icon|Header|Messages|GamePicture)|games\/(index|\w+\/(called|index|Picture))\.|App|rules\/panel|screens\/(screens|Home))/ },
            // What all measured tables have, and maps have not.
            { name: "measured", test: /src\/skirmish\/(Attending|Badges|Bases|Board|Figure|Figures|Frame|KnotLens|Label|Labels|Measures|Portrait|Rings|Says|Spots|Stage|ahead|attention|camera|detail|handling|hindrances|knots|labels|lasso|moving|pathing|pointing|spots|states|table)\./ },
            { name: "surface", test: /src\/skirmish\/(Ground|Scenery|ground|lengths|names|pieces|text|tools|turning|where)\./ },
            { name: "figures", test: /src\/skirmish\/(seats|parts\/(bodies|figure|heads|things))\./ },
            { name: "choosing", test: /src\/table\/(choosing|hand|holding)\./ },
            { name: "log", test: /src\/(table\/(Log|LogLine|segments|story|windows|clocks)|lib\/seals)\./ },
            { name: "following", test: /src\/table\/(deeds|guided|keyboard|lens|Made|offers|plan|pressing|trace)\./ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
});
