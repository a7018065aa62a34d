import { expect, it } from 'vitest';
import { bundlesOf, isModule } from '../../../scripts/build/bundles.mjs';
import { sourceFilesIn } from '../../support/sourceTree';

const bundles = bundlesOf('/atrium/');
const bundleOf = (id: string) => bundles.find(({ test }) => test(id))?.name ?? null;

it('[TR27] each path of a bundle has a file, and each file has one bundle at most', () => {
  const files = sourceFilesIn('src');
  const modules = bundles.flatMap((bundle) => bundle.modules);
  expect(modules.filter((module) => !files.some((file) => isModule(module, file)))).toEqual([]);
  expect(files.filter((file) => modules.filter((module) => isModule(module, file)).length > 1)).toEqual([]);
});

it.each([
  ['/atrium/src/screens/editor/tools/path/pathTool.ts', 'tools'],
  ['/atrium/src/screens/editor/tools/cases/CaseRow.tsx', null],
  ['C:\\atrium\\src\\model\\network\\delta.ts', null],
  ['/atrium/node_modules/comlink/dist/esm/comlink.mjs', 'plan'],
  ['/elsewhere/src/model/network/delta.ts', null],
])('[TR27] %s is in the bundle %s', (id, name) => {
  expect(bundleOf(id)).toBe(name);
});
