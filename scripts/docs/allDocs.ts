import { chartOf } from '@/machines/inspect/chartOf';
import { drawMachineSvg } from '@/model/statechart/drawMachineSvg';
import { layoutChart } from '@/model/statechart/layoutChart';
import { createOpenApi } from '../../server/http/openapi';
import { allMachines } from './allMachines';
import { machinePage } from './machineDocs';

/** Every generated page: its path in the project and its content. */
export const allDocs = (): ReadonlyMap<string, string> =>
  new Map([
    ['docs/openapi.json', `${JSON.stringify(createOpenApi(), null, 2)}\n`],
    ...allMachines.flatMap((machine) => {
      const chart = chartOf(machine);
      return [
        [`docs/machines/${machine.id}.md`, machinePage(machine)] as const,
        [`docs/machines/${machine.id}.svg`, drawMachineSvg(chart, layoutChart(chart))] as const,
      ];
    }),
  ]);
