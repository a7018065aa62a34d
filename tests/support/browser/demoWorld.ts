import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * The folder of a stopped service with the demo world, which a run of browser tests makes once; absent where each service
 * makes its own, which takes it twelve seconds of a processor.
 */
const { ATRIUM_DEMO_WORLD: template } = process.env;

/** These belong to the service that made the folder. */
const OWN = /(^|\/)(lock\.\d+|lock-socket-[\w-]+|socket-folder)$/;

/** Fills the folder of a service that has not started yet. */
export function copyDemoWorld(dataDir: string): void {
  if (template !== undefined) cpSync(template, dataDir, { recursive: true, filter: (path) => !OWN.test(path) });
}

/** Fills a bucket with the files of the demo world. */
export function copyDemoFiles(objects: Map<string, Uint8Array>, bucket: string): void {
  if (template === undefined) return;
  const files = join(template, 'files');
  for (const entry of readdirSync(files, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) objects.set(`${bucket}/${relative(files, path)}`, readFileSync(path));
  }
}
