import { expect, it } from 'vitest';
import { MAP_COLOURS } from '@/components/mapCanvas/mapColours';
import { paintGhost } from '@/components/mapCanvas/network/paintGhost';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { createNetwork, floorId, nodeId } from '@/model/network/network';
import { buildNetworkIndex } from '@/model/network/networkIndex';
import { node } from '../../../model/network/sampleNetwork';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { recordingContext } from '../../../support/dom/recordingContext';

it('[CF10] the ghost has the outlines that are near and its nodes, stops as larger rings, all in the colour of guides', () => {
  const { context, calls } = recordingContext();
  const floor = drawnFloor(floorPlanOf({ hall: [0, 0, 10, 10], shed: [500, 500, 510, 510] }));
  const index = buildNetworkIndex(createNetwork([node(1, 2, 2), node(2, 8, 8), node(3, 505, 505)]), floorId('ground'));
  const box = { minX: -5, minY: -5, maxX: 20, maxY: 20 };
  for (const _ of paintGhost(
    context,
    { floor, index, stops: new Set([nodeId(2)]) },
    MAP_COLOURS.light,
    box,
    0.1,
    false,
  ));
  const rings = calls.filter(({ method }) => method === 'arc').map(({ args }) => args.slice(0, 3));
  expect(rings).toEqual([
    [2, 2, expect.closeTo(0.4)],
    [8, 8, expect.closeTo(0.9)],
  ]);
  expect(calls.filter(({ method }) => method === 'closePath')).toHaveLength(1);
  expect(new Set(calls.filter(({ method }) => method === 'stroke').map(({ strokeStyle }) => strokeStyle))).toEqual(
    new Set([MAP_COLOURS.light.guide]),
  );
});
