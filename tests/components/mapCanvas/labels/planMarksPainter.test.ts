import { expect, it, vi } from 'vitest';
import { paintPlanMarks } from '@/components/mapCanvas/labels/planMarksPainter';
import { MAP_COLOURS } from '@/components/mapCanvas/mapColours';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { recordingContext } from '../../../support/dom/recordingContext';

it('[CV28] without a network the labels alone are painted above the floor plan', () => {
  vi.stubGlobal('Path2D', class {});
  const { context, calls } = recordingContext();
  const floor = drawnFloor(floorPlanOf({ bakery: [0, -4, 12, 4] }));
  const label = { text: 'Bakery', colour: null, isFlagship: false, isDestination: true };
  const painter = paintPlanMarks({
    floor,
    labels: new Map([[0, label]]),
    colours: MAP_COLOURS.light,
    hasShadows: false,
    hasMaterials: false,
  });
  const box = { minX: -5, minY: -5, maxX: 40, maxY: 5 };
  for (const _ of painter.paint(context, { box, area: box, turn: 0, scale: 20, pixelRatio: 1, px: 1 / 20 }));
  vi.unstubAllGlobals();
  expect(painter.contents).toEqual(floor.index.box);
  const methods = calls.map(({ method }) => method);
  expect([methods.includes('fillText'), methods.includes('arc')]).toEqual([true, false]);
});
