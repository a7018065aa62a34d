import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue(
  {
    select: 'Select',
    selectHint:
      'Click to select, drag a node to move it, drag elsewhere to pan. Shift+drag selects an area, Alt+drag draws a lasso, or copies a node',
    node: 'Node',
    nodeHint:
      'Click to place, drag a node to move it, Alt+drag to copy it. Shift keeps it straight, Alt stops snapping',
    path: 'Path',
    pathHint:
      'Click one node after another, or a path to begin or end in it. Enter or Escape finishes. Shift+click selects a path, Shift+drag an area',
    route: 'Route',
    routeHint: 'Choose a start and a destination: click nodes or rooms, or find them in the panel',
    measure: 'Measure',
    measureHint: 'Click one point after another, press Enter or click twice to finish. Drag to pan',
    draw: 'Draw room',
    drawHint: 'Click the corners of the room, press Enter or click the first one to finish. Backspace removes the last',
    split: 'Split room',
    splitHint: 'Click where the line begins and ends, press Enter to split. Backspace removes the last point',
    merge: 'Merge rooms',
    mergeHint: 'Click the room to merge with. Escape leaves',
    areaMetres: '{area} m²',
    areaFeet: '{area} ft²',
    measured: '{length}',
    measuredBent: '{length}, straight {straight}',
    'snap.node': 'node',
    'snap.midpoint': 'midpoint',
    'snap.path': 'path',
    'snap.door': 'door',
    'snap.corner': 'corner',
    'snap.below': 'node of the floor below',
    'snap.outline': 'outline',
    'snap.aligned': 'aligned',
    'snap.inLine': 'in line',
    'noRoute.no-node-on-mesh':
      'This destination has no entrance. Add a node at its door and make it an entrance of the destination.',
    'noRoute.closed-node': 'The node there is closed. Open it in its panel.',
    'noRoute.one-way-trap': 'The only route runs against a one-way path. Reverse it or make it bidirectional.',
    'noRoute.only-stairs': 'Every route uses stairs or an escalator. Add a lift or a ramp, or turn off Step-free.',
    'noRoute.travel-left-out': 'Every route uses a travel type that is turned off.',
    'noRoute.single-node-group': 'A transit group on the route has only one stop. Add a node on the other floor to it.',
    'noRoute.island': 'These places are not connected. Draw the missing path.',
  },
  {
    'noRoute.only-stairs': 'Every route uses stairs or an escalator. Add an elevator or a ramp, or turn off Step-free.',
  },
);
