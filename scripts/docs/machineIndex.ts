import type { MachineSources } from '@/model/statechart/chartPaths';
import type { Statechart } from '@/model/statechart/statechart';

/** The first page about the machines: all of them by area, with their sizes. */
export function machineIndex(charts: readonly Statechart[], sources: ReadonlyMap<string, MachineSources>): string {
  const areas = [...new Set(charts.map(({ id }) => sources.get(id)?.area ?? ''))].sort();
  return [
    '# Machines',
    '',
    'Every state machine of the console, by area. `npm run docs` writes these pages from the machines; `/machines` of a running',
    'console has the same, live, with a log, a simulation and the generated paths.',
    '',
    ...areas.flatMap((area) => [
      `## ${area.charAt(0).toUpperCase()}${area.slice(1)}`,
      '',
      '| machine | what it does | states | transitions |',
      '|---|---|---|---|',
      ...charts
        .filter(({ id }) => sources.get(id)?.area === area)
        .map(
          ({ id, description, states, transitions }) =>
            `| [${id}](${id}.md) | ${description} | ${states.length - 1} | ${transitions.length} |`,
        ),
      '',
    ]),
  ].join('\n');
}
