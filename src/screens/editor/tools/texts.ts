import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue(
  {
    select: 'Select',
    selectHint:
      'Click to select, drag a node to move it, drag elsewhere to pan, Shift+drag to select an area. Alt stops snapping',
    node: 'Node',
    nodeHint: 'Click to place, drag a node to move it. Shift keeps it straight, Alt stops snapping',
    path: 'Path',
    pathHint: 'Click nodes one after the other, Enter or Escape ends the path',
    route: 'Route',
    routeHint: 'Choose where from and where to',
    'snap.node': 'node',
    'snap.midpoint': 'midpoint',
    'snap.path': 'path',
    'snap.door': 'door',
    'snap.outline': 'outline',
    'snap.aligned': 'aligned',
    'snap.inLine': 'in line',
    'noRoute.no-node-on-mesh':
      'No node leads into this destination. Place a node at its door and choose the destination in its panel.',
    'noRoute.closed-node': 'The node there is closed. Open it in its panel.',
    'noRoute.one-way-trap': 'The only way leads against a one-way path. Turn it round or make it bidirectional.',
    'noRoute.only-stairs':
      'Every way leads over stairs or an escalator. Add a lift or a ramp, or switch step-free off.',
    'noRoute.travel-left-out': 'Every way uses a kind of path that is left out.',
    'noRoute.single-node-group':
      'A transit group on the route has one stop only, so it leads nowhere. Join a node of the other floor to it.',
    'noRoute.island': 'Nothing joins the two parts of the network. Draw the missing path.',
  },
  {
    'noRoute.only-stairs':
      'Every way leads over stairs or an escalator. Add an elevator or a ramp, or switch step-free off.',
  },
);
