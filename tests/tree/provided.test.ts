import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { sourceFilesIn } from '../support/sourceTree';

const nameOf = (file: string) => basename(file).replace(/\.tsx?$/, '');
const provided = sourceFilesIn('src').filter((file) => /^provide[A-Z]/.test(basename(file)));
const tests = sourceFilesIn('tests/app').filter((file) => /\.test\.tsx?$/.test(file));

it('[MT27] every file that provides the actors of a machine has a test with a held service', () => {
  expect(provided.length).toBeGreaterThan(9);
  const sources = tests.map((file) => readFileSync(file, 'utf8'));
  const untested = provided.filter(
    (file) => !sources.some((source) => source.includes('support/heldService') && source.includes(`/${nameOf(file)}'`)),
  );
  expect(untested).toEqual([]);
});

it('[MT27] no component provides the actors of a machine by itself', () => {
  const components = sourceFilesIn('src').filter((file) => file.endsWith('.tsx'));
  expect(components.filter((file) => /[mM]achine\.provide\(/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
