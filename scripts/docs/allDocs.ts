import { readFileSync } from 'node:fs';
import { chartOf } from '@/machines/inspect/chartOf';
import { drawMachineSvg } from '@/model/statechart/drawMachineSvg';
import { layoutChart } from '@/model/statechart/layoutChart';
import { createOpenApi } from '../../server/http/openapi';
import { allMachines } from './allMachines';
import { machinePage } from './machineDocs';
import { machineSources } from './machineSources';

const json = (value: unknown, indent = 0) => `${JSON.stringify(value, null, indent)}\n`;

/** Every generated page: its path in the project and its content. */
export function allDocs(): ReadonlyMap<string, string> {
  const charts = allMachines.map(chartOf);
  const sources = machineSources(charts.map(({ id }) => id));
  const { repository = null } = JSON.parse(readFileSync('package.json', 'utf8')) as { repository?: string };
  return new Map([
    ['docs/openapi.json', json(createOpenApi(), 2)],
    ...allMachines.map((machine) => [`docs/machines/${machine.id}.md`, machinePage(machine)] as const),
    ...charts.map((chart) => [`docs/machines/${chart.id}.svg`, drawMachineSvg(chart, layoutChart(chart))] as const),
    [
      'src/app/machines/charts.generated.json',
      json({ repository, machines: charts.map((chart) => ({ chart, sources: sources.get(chart.id) })) }),
    ],
  ]);
}
