import { resolve } from 'node:path';
import { API } from 'typescript/unstable/sync';

/** The types of the tree, with one file changed. */
export interface Compiler {
  /** The first error of the file when this is its source, or null. */
  errorIn(file: string, source: string): string | null;
  close(): void;
}

/** A fault that does not compile would never be committed, so that it is not planted. */
export function createCompiler(): Compiler {
  let changed: { readonly path: string; readonly source: string } | null = null;
  const api = new API({
    cwd: process.cwd(),
    fs: { readFile: (path) => (path === changed?.path ? changed.source : undefined) },
  });
  let snapshot = api.updateSnapshot({ openProjects: [resolve('tsconfig.json')] });
  const update = (files: readonly string[]) => {
    const next = api.updateSnapshot({ fileChanges: { changed: [...files] } });
    snapshot.dispose();
    snapshot = next;
  };
  return {
    errorIn: (file, source) => {
      const path = resolve(file);
      const before = changed?.path;
      changed = { path, source };
      update([...(before === undefined || before === path ? [] : [before]), path]);
      const program = snapshot.getProjects()[0]?.program;
      if (!program) throw new Error('The types of the tree cannot be read.');
      return program.getSemanticDiagnostics(path)[0]?.text ?? null;
    },
    close: () => api.close(),
  };
}
