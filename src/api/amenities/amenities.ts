import * as contract from '@/contract/amenities/amenities';
import { PROJECT_DATA_KEY } from '../network/keys';
import { recordQueries } from '../records/recordQueries';

/** The amenities of an organisation, and the calls of their form; the editor shows them at nodes. */
export const { query: amenitiesQuery, calls: amenityCalls } = recordQueries('amenities', contract.amenityCalls, [
  PROJECT_DATA_KEY,
]);
