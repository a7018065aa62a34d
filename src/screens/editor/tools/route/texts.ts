import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  title: 'Route preview',
  note: 'The route uses the network as it is now, saved or not.',
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
  showPlace: 'Show the place',
  kiosk: 'Kiosk {name}',
  node: 'Node {id}',
  placeholder: 'Destination, kiosk or node number',
});
