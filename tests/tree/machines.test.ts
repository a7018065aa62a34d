import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nodesOf } from '@/machines/inspect/chartOf';
import { DESCRIPTION } from '../../scripts/build/machineDescriptions.mjs';
import { allMachines } from '../../scripts/docs/allMachines';

it('[FM9] every screen starts its machines with the one hook that runs them before the first key', () => {
  const users = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => /import \{[^}]*\buseActorRef\b/.test(readFileSync(path, 'utf8')));
  expect(users).toEqual(['src/components/machine/useMachineActor.ts']);
});

it('[MA3] no part of a screen selects the whole snapshot of a machine, which is another one after every event', () => {
  const whole = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => /useSelector\(\s*[\w.]+,\s*\((\w+)\) => \1\b(?![.?])/.test(readFileSync(path, 'utf8')));
  expect(whole).toEqual([]);
});

it('[MV20] the build leaves out the descriptions of machines and states, and nothing else', () => {
  const sources = readdirSync('src/machines', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('inspect'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  const textOf = (property: string) => property.replace(/^description:\s*.|.,?\s*$/g, '').replaceAll("\\'", "'");
  const found = sources.flatMap((source) => [...source.matchAll(DESCRIPTION)].map(([property]) => textOf(property)));
  const described = allMachines.flatMap(({ config, root }) => [
    config.description,
    ...nodesOf(root)
      .slice(1)
      .map(({ description }) => description),
  ]);
  // Tools share the description of a state that they share.
  expect([...new Set(found)].sort()).toEqual([...new Set(described)].sort());
});

it('[TR11] the description of a machine or a state does not begin with “What”', () => {
  const described = allMachines.flatMap(({ config, root }) => [
    config.description,
    ...nodesOf(root).map(({ description }) => description),
  ]);
  expect(described.filter((description) => description?.startsWith('What'))).toEqual([]);
});
