import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bvi\.\w*[mM]ock\w*\(\s*)'([^']+)'/g;

/** The files that import a file, directly or through others, with the number of steps. */
export interface ImportGraph {
  importersOf(file: string): ReadonlyMap<string, number>;
}

export function readImportGraph(): ImportGraph {
  const files = ['src', 'tests', 'server', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
      const imported = resolved(name, file);
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  return {
    importersOf: (file) => {
      const steps = new Map([[file, 0]]);
      for (const [one, distance] of steps)
        for (const importer of importers.get(one) ?? []) if (!steps.has(importer)) steps.set(importer, distance + 1);
      return steps;
    },
  };
}

function resolved(name: string, from: string): string | null {
  const path = name.startsWith('@/')
    ? join('src', name.slice(2))
    : name.startsWith('.')
      ? normalize(join(dirname(from), name))
      : null;
  if (path === null) return null;
  return [path, `${path}.ts`, `${path}.tsx`].find((one) => /\.tsx?$/.test(one) && existsSync(one)) ?? null;
}
