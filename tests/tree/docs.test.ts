import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { allDocs } from '../../scripts/docs/allDocs';
import { allMachines } from '../../scripts/docs/allMachines';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  );

const statesBelow = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((child) => [child, ...statesBelow(child)]);

/** The states and the machine that have no description, by path. */
const undescribed = (machine: AnyStateMachine): string[] =>
  [machine.root, ...statesBelow(machine.root)].filter(({ description }) => !description).map(({ id }) => id);

const docs = allDocs();

describe('generated docs', () => {
  it.each([...docs])('[MT20] %s is fresh: `npm run docs` writes it', (path, text) => {
    expect(existsSync(path) ? readFileSync(path, 'utf8') : null).toBe(text);
  });

  it('[MT20] there is no page that is of nothing any more', () => {
    const pages = filesBelow('docs/machines');
    expect(pages.filter((page) => !docs.has(page))).toEqual([]);
  });

  it('[MT21] every chart of the console has its page', () => {
    const files = filesBelow('src/machines').filter((path) => path.endsWith('.machine.ts'));
    const names = files.map((path) => basename(path, '.machine.ts')).sort();
    expect(allMachines.map(({ id }) => id).sort()).toEqual(names);
  });

  it.each(allMachines.map((machine) => [machine.id, machine] as const))(
    '[MT21] %s and each of its states has a description',
    (_id, machine) => {
      expect(undescribed(machine)).toEqual([]);
    },
  );
});
