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
        // One file for what every screen needs, instead of a dozen small ones.
        codeSplitting: {
          groups: [{ name: "core", test: /node_modules\/(?!ogl)|src\/(lib\/(router|settings|notices)|net\/(api|me|lobby)|lobby\/(OpenTables|setup|rows)|text|ui\/(Icon|Header|Messages|GamePicture)|games\/(index|\w+\/(index|Picture))\.|App|rules\/panel|screens\/(screens|Home))/ }],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
});
