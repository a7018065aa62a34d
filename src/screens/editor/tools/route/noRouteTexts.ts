import type { NoRouteReason } from '@/model/routing/explainNoRoute';

/** Why there is no route, and what to do about it. */
export const NO_ROUTE_TEXTS: Readonly<Record<NoRouteReason, string>> = {
  'no-node-on-mesh':
    'No node leads into this destination. Place a node at its door and choose the destination in its panel.',
  'closed-node': 'The node there is closed. Open it in its panel.',
  'one-way-trap': 'The only way leads against a one-way path. Turn it round or make it bidirectional.',
  'only-stairs': 'Every way leads over stairs or an escalator. Add a lift or a ramp, or switch step-free off.',
  'travel-left-out': 'Every way uses a kind of path that is left out.',
  'single-node-group':
    'A transit group on the way has one stop only, so it leads nowhere. Join a node of the other floor to it.',
  island: 'Nothing joins the two parts of the network. Draw the missing path.',
};
