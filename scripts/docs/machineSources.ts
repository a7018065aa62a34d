import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { MachineSources } from '@/model/statechart/chartPaths';
import { allReplayable } from '../../tests/models/replayable';
import { citedIn, readRules } from '../rules/readRules';

/** Where each machine is written, described and tested, by its id. */
export function machineSources(ids: readonly string[]): ReadonlyMap<string, MachineSources> {
  const machines = filesBelow('src/machines');
  const models = filesBelow('tests/models');
  const tests = filesBelow('tests/machines');
  const rules = readRules('docs/rules');
  const starting = ['src/app', 'src/screens', 'src/components', 'src/machines']
    .flatMap(filesBelow)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  return new Map(
    ids.map((id) => {
      const file = machines.find((path) => basename(path) === `${id}.machine.ts`) ?? '';
      const model = models.find((path) => basename(path) === `${id}.model.ts`) ?? null;
      const own = tests.filter((path) => basename(path) === `${id}.test.ts`);
      const proven = allReplayable.filter((one) => one.model.machine.id === id).map(({ rule }) => rule);
      const cited = new Set([...proven, ...own.map((path) => readFileSync(path, 'utf8'))].flatMap(citedIn));
      return [
        id,
        {
          area: areaOf(file, model),
          file,
          model,
          tests: own,
          rules: rules
            .filter((rule) => cited.has(rule.id))
            .map((rule) => ({ id: rule.id, file: `docs/rules/${rule.file}` })),
          page: `docs/machines/${id}.md`,
          usedBy: starting
            .filter(({ path, text }) => path !== file && text.includes(`/${id}.machine'`))
            .filter(({ text }) => new RegExp(`import \\{[^}]*\\b${id}Machine\\b`).test(text))
            .map(({ path }) => path),
        },
      ];
    }),
  );
}

/** The folder of a machine; of one that has none of its own that of its model. */
function areaOf(file: string, model: string | null): string {
  const [, area] = /^src\/machines\/([^/]+)\//.exec(file) ?? /^tests\/models\/([^/]+)\//.exec(model ?? '') ?? [];
  return area ?? 'other';
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
