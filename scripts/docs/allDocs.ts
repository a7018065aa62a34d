import { readFileSync } from 'node:fs';
import { chartOf } from '@/machines/inspect/chartOf';
import { drawMachineSvg } from '@/model/statechart/drawMachineSvg';
import { layoutChart } from '@/model/statechart/layoutChart';
import { createOpenApi } from '../../server/http/openapi';
import { allReplayable } from '../../tests/models/replayable';
import { allMachines } from './allMachines';
import { documentedSamples, tableOf } from './documentedSamples';
import { machinePage } from './machineDocs';
import { machineIndex } from './machineIndex';
import { machineSources } from './machineSources';
import { rightsPage } from './rightsPage';

const json = (value: unknown, indent = 0) => `${JSON.stringify(value, null, indent)}\n`;

/** Every generated page: its path in the project and its content. */
export function allDocs(): ReadonlyMap<string, string> {
  const charts = allMachines.map(chartOf);
  const sources = machineSources(charts.map(({ id }) => id));
  const { repository = null } = JSON.parse(readFileSync('package.json', 'utf8')) as { repository?: string };
  return new Map([
    ['docs/openapi.json', json(createOpenApi(), 2)],
    ['docs/rights.md', rightsPage()],
    ['docs/machines/README.md', machineIndex(charts, sources)],
    ...charts.map((chart) => {
      const model = allReplayable.find((one) => one.model.machine.id === chart.id)?.model ?? null;
      const page = machinePage({
        chart,
        sources: sources.get(chart.id),
        samples: model ? documentedSamples(model) : [],
        expected: tableOf(model?.expected ?? ''),
      });
      return [`docs/machines/${chart.id}.md`, page] as const;
    }),
    ...charts.map((chart) => [`docs/machines/${chart.id}.svg`, drawMachineSvg(chart, layoutChart(chart))] as const),
    [
      'src/app/machines/charts.generated.json',
      json({ repository, machines: charts.map((chart) => ({ chart, sources: sources.get(chart.id) })) }),
    ],
  ]);
}
