import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** All files below a folder, in a stable order; links are not followed. */
export async function findFiles(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...(await findFiles(path)));
    else if (entry.isFile()) found.push(path);
  }
  return found.sort();
}

/** A JSON file, or null where it is none. */
export async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return null;
  }
}
