import { describe, expect, it, vi } from 'vitest';
import { MAP_COLOURS } from '@/components/mapCanvas/mapColours';
import { paintMarks } from '@/components/mapCanvas/network/networkPainter';
import { networkWeight } from '@/components/mapCanvas/network/networkWeight';
import type { FloorPlanPicture } from '@/components/mapCanvas/painting/floorPlanPainter';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { createNetwork, floorId, type NodeId, nodeId } from '@/model/network/network';
import { buildNetworkIndex } from '@/model/network/networkIndex';
import { edge, node } from '../../../model/network/sampleNetwork';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { recordingContext } from '../../../support/dom/recordingContext';

const colours = MAP_COLOURS.light;
const waypoint = node(1, 0, 0);
const entrance = { ...node(2, 10, 0), mesh: 'shop' };
const closed = { ...node(3, 20, 0), open: false };
const stop = node(4, 30, 0);

/** The calls for the nodes at a scale, in pixels a metre, over a floor plan where one is given. */
function painted(
  scale: number,
  floorPlan: FloorPlanPicture | null = null,
  openByDate: ReadonlySet<NodeId> = new Set(),
) {
  vi.stubGlobal('Path2D', class {});
  const { context, calls } = recordingContext();
  const painter = paintMarks(floorPlan, {
    index: buildNetworkIndex(
      createNetwork([waypoint, entrance, closed, stop], [edge(1, 1, 2)]),
      floorId(waypoint.floor),
    ),
    colours,
    showsNodes: true,
    showsPaths: true,
    dragged: new Set(),
    transit: new Map([[nodeId(4), 'stairs' as const]]),
    kiosks: new Map(),
    openByDate,
    isStepFree: () => true,
  });
  const box = { minX: -5, minY: -5, maxX: 40, maxY: 5 };
  const frame = { box, area: box, turn: 0, scale, pixelRatio: 1, px: 1 / scale };
  for (const _ of painter.paint(context, frame));
  vi.unstubAllGlobals();
  return calls;
}

describe('the nodes on the map', () => {
  it('[CV56] are finer the closer they are on the screen, and so are their paths', () => {
    const along = Array.from({ length: 11 }, (_, at) => node(at + 1, 2 * at, 0));
    const network = createNetwork(
      along,
      along.slice(1).map(({ id }, at) => edge(at + 1, at + 1, id)),
    );
    const { edges } = buildNetworkIndex(network, floorId(waypoint.floor));
    const weights = [1, 3, 6, 12, 24].map((scale) => networkWeight(edges, 1 / scale));
    expect(weights).toEqual([0.4, 0.4, 0.5, 1, 1]);
    expect(networkWeight([], 1)).toBe(1);
  });

  it('[PL115] one that is closed later is drawn as an open one', () => {
    const discs = (open: ReadonlySet<NodeId>) =>
      painted(20, null, open).filter(({ method }) => method === 'arc').length;
    expect(discs(new Set([nodeId(3)]))).toBe(discs(new Set()) + 1);
  });

  it('[CV56] differ in shape: a hollow disc, a square, a cross and a symbol', () => {
    const calls = painted(20);
    const [disc, badge, ...more] = calls.filter(({ method }) => method === 'arc');
    expect(more).toEqual([]);
    expect([disc?.args[0], disc?.fillStyle, disc?.strokeStyle]).toEqual([0, colours.nodeRing, colours.node]);
    // The symbol of a stop has its own coordinates.
    expect(badge?.args.slice(0, 2)).toEqual([0, 0]);
    expect(calls.filter(({ method }) => method === 'translate')[0]?.args).toEqual([30, 0]);
    const squares = calls.filter(({ method }) => method === 'rect');
    expect(squares).toHaveLength(1);
    expect(squares[0]?.args[0]).toBeCloseTo(10 - 4.5 / 20);
    const cross = calls.filter(({ method, args }) => method === 'lineTo' && Number(args[0]) > 19);
    expect(cross.every(({ strokeStyle }) => [colours.nodeRing, colours.nodeClosed].includes(String(strokeStyle)))).toBe(
      true,
    );
    expect(cross).toHaveLength(4);
  });

  it('[CV56] are dots far away', () => {
    const dots = painted(2).filter(({ method }) => method === 'arc');
    expect(dots.map(({ args, fillStyle }) => [args[0], fillStyle])).toEqual([
      [0, colours.node],
      [10, colours.node],
      [20, colours.nodeClosed],
      [30, colours.transit],
    ]);
  });

  it('[CV28] lie over the labels, and these over the paths', () => {
    const label = { text: 'Bakery', colour: null, isFlagship: false, isDestination: true };
    const calls = painted(20, {
      floor: drawnFloor(floorPlanOf({ bakery: [0, -4, 12, 4] })),
      labels: new Map([[0, label]]),
      colours,
      hasShadows: false,
      hasMaterials: false,
    });
    const at = (method: string) => calls.findIndex((call) => call.method === method);
    expect([at('lineTo'), at('fillText'), at('arc')].every((place) => place >= 0)).toBe(true);
    expect(at('lineTo')).toBeLessThan(at('strokeText'));
    expect(at('strokeText')).toBeLessThan(at('fillText'));
    expect(at('fillText')).toBeLessThan(at('arc'));
  });
});
