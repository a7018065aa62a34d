import './support/tabStorage';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { editorSamples } from './samples/editor';
import { locationSamples } from './samples/locations';
import { partSamples } from './samples/parts';
import { peopleSamples } from './samples/people';
import { recordOfSample } from './support/recordOfSample';

const samples = { ...editorSamples, ...locationSamples, ...partSamples, ...peopleSamples };
const AREAS = [...new Set(Object.keys(samples).map((name) => name.slice(0, name.indexOf('/'))))].sort();

it.each(AREAS)('[MT28] the calls and refreshes of src/api/%s are those of its record', async (area) => {
  vi.useRealTimers();
  const records: string[] = [];
  for (const [name, sample] of Object.entries(samples).filter(([name]) => name.startsWith(`${area}/`)))
    records.push(await recordOfSample(name, sample));
  await expect(`${records.join('\n\n')}\n`).toMatchFileSnapshot(`./${area}.txt`);
});

/** The functions, queries and changes that a file exports. */
const exportsOf = (source: string): readonly string[] =>
  [...source.matchAll(/^export (?:async function|function|const) (\w+)(.*)$/gm)].flatMap(([, name = '', rest = '']) =>
    /=>|[=(]$|Options/.test(rest) ? [name] : [],
  );

it('[MT28] every function of src/api is used by a record, or its file has a test of its own', () => {
  const all = readdirSync('src/api', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const used = new Set(Object.keys(samples).map((name) => name.split(' ').slice(0, 2).join(' ')));
  const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !/^(tree|scripts|server|models)\//.test(file))
    .map((file) => readFileSync(`tests/${file}`, 'utf8'));
  const untested = all
    .filter((file) => !file.endsWith('/keys.ts') && !file.startsWith('transport/'))
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((file) => !tests.some((test) => test.includes(`'@/api/${file}'`) && !test.includes('recordOfSample')))
    .flatMap((file) => exportsOf(readFileSync(`src/api/${file}.ts`, 'utf8')).map((name) => `${file} ${name}`))
    .filter((name) => !used.has(name));
  expect(untested).toEqual([]);
});
