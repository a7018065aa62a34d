import { describe, expect, it } from 'vitest';
import { EMPTY_SCENE, isBlank, type OverlayScene } from '@/components/mapCanvas/overlay';

const at = { x: 1, y: 2 };
const something: Partial<OverlayScene>[] = [
  { hoveredMesh: 0 },
  { selectedMesh: 0 },
  { rubberBand: { from: at, to: at } },
  { marquee: { minX: 0, minY: 0, maxX: 1, maxY: 1 } },
  { guides: [{ from: at, to: at }] },
  { snapLabel: { at, text: 'in line' } },
  { route: { lines: [], start: at, end: null, changes: [] } },
  { pins: [{ at, severity: 'error', isHighlighted: false, label: 'No way' }] },
];

describe('the overlay', () => {
  it('[CV13] has nothing to draw for a scene in which nothing goes on', () => {
    expect(isBlank(EMPTY_SCENE)).toBe(true);
  });

  it.each(something)('[CV13] has something to draw for %o', (scene) => {
    expect(isBlank({ ...EMPTY_SCENE, ...scene })).toBe(false);
  });
});
