import { expect, it } from 'vitest';
import { ownRuntime } from '../../scripts/build/ownRuntime.mjs';

/** The output of the bundler: the runtime, the first script that imports from it, and a script that loads later. */
const bundleOf = (entry: string) => ({
  'assets/rolldown-runtime-ab12.js': {
    type: 'chunk',
    name: 'rolldown-runtime',
    fileName: 'assets/rolldown-runtime-ab12.js',
    isEntry: false,
    imports: [] as string[],
    code: 'var n=e=>e+1,r=e=>e*2;export{n as a,r as t};',
  },
  'assets/index-cd34.js': {
    type: 'chunk',
    name: 'index',
    fileName: 'assets/index-cd34.js',
    isEntry: true,
    imports: ['assets/rolldown-runtime-ab12.js'],
    code: entry,
  },
  'assets/late-ef56.js': {
    type: 'chunk',
    name: 'late',
    fileName: 'assets/late-ef56.js',
    isEntry: false,
    imports: ['assets/rolldown-runtime-ab12.js'],
    code: 'import{t}from"./rolldown-runtime-ab12.js";t(1);',
  },
});
const generate = ownRuntime.generateBundle as unknown as (options: object, bundle: object) => void;

it('[NV10] the first script has its own copy of the runtime and imports nothing', () => {
  const bundle = bundleOf('import{a as e,t}from"./rolldown-runtime-ab12.js";globalThis.answer=t(e(20));');
  generate({}, bundle);
  const { code, imports } = bundle['assets/index-cd34.js'];
  expect([imports, code.includes('import')]).toEqual([[], false]);
  const run = new Function('globalThis', code) as (scope: object) => void;
  const scope = { answer: 0 };
  run(scope);
  expect(scope.answer).toBe(42);
});

it('[NV10] scripts that load later go on importing the one that all of them share', () => {
  const bundle = bundleOf('start();');
  generate({}, bundle);
  expect(bundle['assets/late-ef56.js'].code).toContain('import{t}from');
  expect(bundle['assets/index-cd34.js'].code).toBe('start();');
});
