import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const project = fileURLToPath(new URL('../../..', import.meta.url));

/** Bundles one file of server/ for a worker thread, as the build of the service does; its address. */
export async function buildThread(entry: string, outDir: string): Promise<URL> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: project,
    resolve: { alias: { '@': join(project, 'src') } },
    // The folder of the bundle has no node_modules.
    ssr: { noExternal: ['zod', /^temporal-/] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      rollupOptions: { input: { thread: join(project, entry) }, output: { entryFileNames: '[name].mjs' } },
    },
  });
  // Modules outside of the bundle are found as beside the product.
  const modules = join(outDir, 'node_modules');
  if (!existsSync(modules)) symlinkSync(join(project, 'node_modules'), modules);
  return pathToFileURL(join(outDir, 'thread.mjs'));
}
