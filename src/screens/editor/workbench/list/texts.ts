import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  title: 'Destinations on this map',
  id: 'Destination ID',
  name: 'Name',
  floor: 'Floor',
  status: 'Status',
  logo: 'Logo',
  emptyTitle: 'No destinations on this map yet',
  empty: 'Choose a room on the map and assign a destination to it.',
  map: 'Map',
  search: 'Search by floor, name or ID',
  onlyFloor: 'Only {floor}',
  noneOnFloor: 'No destination is placed on this floor.',
  noMatch: 'No match',
  noMatchText: 'Nothing matches “{search}”.',
  clear: 'Clear',
  'status.COMING_SOON': 'Coming soon',
  'status.NEW': 'New',
  'status.TEMPORARILY_CLOSED': 'Temporarily closed',
});
