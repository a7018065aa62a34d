import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  title: 'Route preview',
  note: 'Uses your current draft, including unsaved changes.',
  from: 'From',
  to: 'To',
  swap: 'Swap',
  stepFree: 'Step-free',
  route: 'Route',
  length: '{metres} m',
  leg: '{floor}: {metres} m',
  unknownFloor: 'Unknown floor',
  change: '{number}. {ride} to {floor}',
  path: 'Path',
  noRoute: 'No route',
  showPlace: 'Show on the map',
  kiosk: 'Kiosk {name}',
  node: 'Node {id}',
  placeholder: 'Destination, kiosk or node number',
});
