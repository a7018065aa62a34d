import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = 'tests/models';

interface WithMachine {
  readonly machine: { readonly id: string };
}

const hasMachine = (one: unknown): one is WithMachine =>
  typeof one === 'object' && one !== null && 'machine' in one && 'starts' in one;

/** The file of each model, by the id of its machine. */
export async function modelFiles(): Promise<ReadonlyMap<string, string>> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.model.ts'));
  const found = new Map<string, string>();
  for (const name of files) {
    const file = join(FOLDER, name);
    const exported = (await import(pathToFileURL(resolve(file)).href)) as Readonly<Record<string, unknown>>;
    for (const { machine } of Object.values(exported).filter(hasMachine)) found.set(machine.id, file);
  }
  return found;
}
