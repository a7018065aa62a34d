import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  loading: 'Looking for the node',
  missing: 'This node does not exist',
  missingText: 'There is no node {id} in this location, or it belongs to another organisation.',
  toLocations: 'Go to Locations',
  failed: 'The node could not be loaded',
  retry: 'Retry',
});
