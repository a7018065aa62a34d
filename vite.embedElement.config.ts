import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The script that defines `<atrium-map>` on the page of a customer. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/embed',
    emptyOutDir: false,
    // Pages of customers are opened by older browsers than the console.
    target: 'es2020',
    rolldownOptions: {
      input: fileURLToPath(new URL('./src/app/embed/element.ts', import.meta.url)),
      output: { format: 'iife', entryFileNames: 'embed.js' },
    },
  },
});
