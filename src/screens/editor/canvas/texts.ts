import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  floorPlanOf: 'Plan of {floor}',
  floorPlan: 'Plan',
  help: 'Arrow keys pan, or nudge what is selected. Plus and minus zoom. V, N, P and R choose a tool. Enter uses it at the middle. Question mark lists all shortcuts.',
  loading: 'Loading the plan',
  noFloorPlan: 'This floor has no plan yet',
  noFloorPlanText: 'Upload its plan as a .zip with .obj and .mtl, look at it and approve it.',
  buildings: 'Buildings and floors',
  objects: 'Objects on the plan',
  problem: 'Problem: {label}',
  warning: 'Warning: {label}',
  node: { one: 'Node {name}, {count} path', other: 'Node {name}, {count} paths' },
  kiosk: { one: 'Kiosk at node {name}, {count} path', other: 'Kiosk at node {name}, {count} paths' },
  path: 'Path {id} from node {from} to node {to}',
  room: '{label}, room {name}',
  selected: '{name}, selected',
  routeStart: 'The way begins',
  routeEnd: 'The way ends',
  change: 'Change of floor {number}',
  stretch: 'A part of the route',
});
