import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  floorPlanOf: 'Floor plan of {floor}',
  floorPlan: 'Floor plan',
  help: 'Arrow keys pan, or nudge what is selected. Plus and minus zoom. V, N, P and R choose a tool. Enter uses it at the middle. Question mark lists all shortcuts.',
  loading: 'Loading the floor plan',
  noFloorPlan: 'This floor has no floor plan yet',
  noFloorPlanText: 'Upload its floor plan as a .zip file with .obj and .mtl files, then review and approve it.',
  buildings: 'Buildings and floors',
  objects: 'Objects on the floor plan',
  problem: 'Problem: {label}',
  warning: 'Warning: {label}',
  node: { one: 'Node {name}, {count} path', other: 'Node {name}, {count} paths' },
  kiosk: { one: 'Kiosk at node {name}, {count} path', other: 'Kiosk at node {name}, {count} paths' },
  path: 'Path {id} from node {from} to node {to}',
  room: '{label}, room {name}',
  selected: '{name}, selected',
  routeStart: 'Start of the route',
  routeEnd: 'End of the route',
  change: 'Change of floor {number}',
  stretch: 'Part of the route',
});
