import { describe, expect, it } from 'vitest';
import { MAP_COLOURS } from '@/components/mapCanvas/mapColours';
import { drawOverlay } from '@/components/mapCanvas/overlay/drawOverlay';
import { pinsWithin } from '@/components/mapCanvas/overlay/drawPin';
import { EMPTY_SCENE, isBlank, type OverlayScene } from '@/components/mapCanvas/overlay/overlayScene';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { recordingContext } from '../../../support/dom/recordingContext';

const at = { x: 1, y: 2 };
const something: Partial<OverlayScene>[] = [
  { hoveredMesh: 0 },
  { selectedMesh: 0 },
  { rubberBand: { from: at, to: at } },
  { marquee: { minX: 0, minY: 0, maxX: 1, maxY: 1 } },
  { guides: [{ from: at, to: at }] },
  { snapLabel: { at, text: 'in line' } },
  { route: { lines: [], start: at, end: null, changes: [] } },
  { pins: [{ at, severity: 'error', isHighlighted: false }] },
];

const floor = drawnFloor(floorPlanOf({ shop: [0, 0, 10, 10] }));

describe('the overlay', () => {
  it('[CV13] has nothing to draw for a scene in which nothing goes on', () => {
    expect(isBlank(EMPTY_SCENE)).toBe(true);
  });

  it.each(something)('[CV13] has something to draw for %o', (scene) => {
    expect(isBlank({ ...EMPTY_SCENE, ...scene })).toBe(false);
  });

  it('[CV13] draws the pins of which something is in the window', () => {
    const pin = (x: number, y: number) => ({
      at: { x, y },
      severity: 'error' as const,
      isHighlighted: false,
    });
    const window = { minX: 0, minY: 0, maxX: 10, maxY: 10 };
    const [inside, atRim] = [pin(5, 5), pin(10.5, 5)];
    const pins = [inside, atRim, pin(11, 5), pin(5, -1), pin(-1, 5), pin(5, 11)];
    expect(pinsWithin(pins, window, 0.05)).toEqual([inside, atRim]);
  });

  it('[CV24] draws whole names on plates of at most 240 pixels', () => {
    const { context, calls } = recordingContext();
    const text = 'Confectionery of the Northern Quarter';
    const scene = { ...EMPTY_SCENE, floor, selectedMesh: 0, names: [{ mesh: 0, text }] };
    drawOverlay(context, scene, MAP_COLOURS.light, 0.05);
    const [plate] = calls.filter(({ method }) => method === 'roundRect');
    expect(plate?.args[2]).toBeLessThanOrEqual(240);
    const drawn = calls.filter(({ method }) => method === 'fillText');
    expect(drawn.map(({ args }) => args[0]).join(' ')).toBe(text);
    expect(drawn[0]?.fillStyle).toBe(MAP_COLOURS.light.plateText);
  });

  it('[CV24] marks a selected room with a lifted double ring in its own colour, and a hovered one with less', () => {
    const { context, calls } = recordingContext();
    drawOverlay(context, { ...EMPTY_SCENE, floor, selectedMesh: 0 }, MAP_COLOURS.light, 1);
    const strokes = calls.filter(({ method }) => method === 'stroke');
    expect(strokes.map(({ strokeStyle }) => strokeStyle)).toEqual([
      MAP_COLOURS.light.accent,
      MAP_COLOURS.light.halo,
      MAP_COLOURS.light.accent,
    ]);
    const first = calls.findIndex(({ method }) => method === 'stroke');
    expect(calls.slice(0, first).map(({ method }) => method)).not.toContain('fill');
    const hovered = recordingContext();
    drawOverlay(hovered.context, { ...EMPTY_SCENE, floor, hoveredMesh: 0 }, MAP_COLOURS.light, 1);
    expect(hovered.calls.filter(({ method }) => method === 'stroke')).toHaveLength(1);
  });

  it('[CF40] draws a kept route dashed, in its own colour, above the present one, and nothing else dashed', () => {
    const line = [at, { x: 5, y: 2 }];
    const route = { lines: [line], start: at, end: null, changes: [] };
    const { context, calls } = recordingContext();
    drawOverlay(context, { ...EMPTY_SCENE, route: { ...route, kept: route } }, MAP_COLOURS.light, 1);
    const dashes: boolean[] = [];
    let isDashed = false;
    for (const { method, args } of calls) {
      if (method === 'setLineDash') isDashed = (args[0] as number[]).length > 0;
      if (method === 'stroke') dashes.push(isDashed);
    }
    const strokes = calls.filter(({ method }) => method === 'stroke');
    const { route: now, keptRoute, routeCasing } = MAP_COLOURS.light;
    expect(strokes.map(({ strokeStyle }, i) => [strokeStyle, dashes[i]])).toEqual([
      [routeCasing, false],
      [now, false],
      [routeCasing, true],
      [keptRoute, true],
      // The rings of their starts.
      [keptRoute, false],
      [now, false],
    ]);
    const alone = recordingContext();
    drawOverlay(alone.context, { ...EMPTY_SCENE, route }, MAP_COLOURS.light, 1);
    expect(alone.calls.some(({ method }) => method === 'setLineDash')).toBe(false);
  });
});
