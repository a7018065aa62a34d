import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  nodes: 'Nodes',
  places: 'Places',
  nodesCount: 'Nodes {count}',
  checks: 'Checks',
  objects: 'Objects',
  search: 'Search this floor',
  noDestination: 'no destination',
  noDestinationYet: '{name} · no destination',
  noMatch: 'Nothing matches “{search}”.',
  noNodes: 'No nodes yet. Choose the node tool (N) and click on the floor plan.',
  planUnreachable: 'The floor plan could not be loaded, so its rooms are not shown.',
  noFloorPlan: 'This floor has no floor plan yet.',
  noRooms: 'No rooms yet. Choose Draw a room and click its corners on the map.',
  unsaved: 'Unsaved entries',
  otherParts: { one: '{count} other part of the floor plan', other: '{count} other parts of the floor plan' },
  hideOtherParts: 'Hide other parts',
});
