import type { GeneratedState } from './generateAgain';
import type { NetworkToApply } from './networkToApply';

/** Positions are rounded to millimetres, as the service keeps them. */
const DECIMALS = 1e3;

const roundedPlace = (metres: number): number => Math.round(metres * DECIMALS) / DECIMALS;

/** A generated floor as it is kept, to be compared with the next one. */
export const generatedState = ({
  nodes,
  links,
}: Pick<NetworkToApply['floors'][number], 'nodes' | 'links'>): GeneratedState => ({
  nodes: nodes.map(({ key, x, y, mesh }) => ({ key, x: roundedPlace(x), y: roundedPlace(y), mesh })),
  links: links.map(([from, to]) => [nodes[from]!.key, nodes[to]!.key]),
});
