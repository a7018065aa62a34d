import { createOpenApi } from '../../server/http/openapi';
import { allMachines } from './allMachines';
import { machinePage } from './machineDocs';

/** Every generated page: its path in the project and its content. */
export const allDocs = (): ReadonlyMap<string, string> =>
  new Map([
    ['docs/openapi.json', `${JSON.stringify(createOpenApi(), null, 2)}\n`],
    ...allMachines.map((machine) => [`docs/machines/${machine.id}.md`, machinePage(machine)] as const),
  ]);
