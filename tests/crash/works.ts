import { ACCOUNT_RECORDS } from './accountRecords';
import { batches } from './batchWork';
import { CONTENT_RECORDS } from './contentRecords';
import { fileImports } from './fileImports';
import { floorPlans, names, publications } from './mainWorks';
import { floorSaves, networkSaves } from './networkWorks';
import type { Work } from './place';
import { workOf } from './recordLife';
import { csvExports, rollBacks, rooms } from './shelf';
import { SITE_RECORDS } from './siteRecords';
import { YARD_WORKS } from './yardWorks';

/** Everything that is written at once while the service is killed or loses its database. */
export const WORKS: readonly Work[] = [
  networkSaves,
  floorPlans,
  names,
  publications,
  rollBacks,
  rooms,
  csvExports,
  fileImports,
  batches,
  floorSaves,
  ...YARD_WORKS,
  ...[...CONTENT_RECORDS, ...SITE_RECORDS, ...ACCOUNT_RECORDS].map(workOf),
];
