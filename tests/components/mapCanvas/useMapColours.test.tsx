import { afterEach, expect, it } from 'vitest';
import { MAP_COLOURS, type MapColours } from '@/components/mapCanvas/mapColours';
import { mapColoursOf } from '@/components/mapCanvas/systemMapColours';
import { useMapColours } from '@/components/mapCanvas/useMapColours';
import { contrast } from '@/model/colour/readableOn';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

const LIGHT = {
  Canvas: '#ffffff',
  CanvasText: '#000000',
  Highlight: '#0000c0',
  LinkText: '#0000ff',
  GrayText: '#606060',
};
const DARK = {
  Canvas: '#000000',
  CanvasText: '#ffffff',
  Highlight: '#1aebff',
  LinkText: '#ffff00',
  GrayText: '#3ff23f',
};

it.each([
  ['a light scheme', LIGHT],
  ['a dark scheme', DARK],
])(
  '[CV74] in forced colours, of %s, the map has the colours of the page, and its lines and letters contrast',
  (_name, system) => {
    const map = mapColoursOf(system);
    expect([map.background, map.floor, map.room.fill, map.halo]).toEqual(Array(4).fill(system.Canvas));
    const drawn: readonly (keyof MapColours)[] = [
      'floorEdge',
      'wall',
      'label',
      'plateText',
      'node',
      'path',
      'route',
      'nodeClosed',
    ];
    for (const name of drawn) expect([name, contrast(String(map[name]), map.floor) >= 4.5]).toEqual([name, true]);
    for (const { edge, fill } of [map.room, map.service, map.facility, ...map.tints])
      expect(contrast(edge, fill)).toBeGreaterThanOrEqual(4.5);
  },
);

it('[CV74] the colours are read once the system forces them', async () => {
  const seen: MapColours[] = [];
  function Coloured() {
    seen.push(useMapColours());
    return null;
  }
  const shown = (isForced: boolean) =>
    render(<Coloured />, undefined, undefined, {
      matchMedia: (query) => Object.assign(new EventTarget(), { matches: isForced && query.includes('forced') }),
    });
  await shown(false);
  expect(seen.at(-1)).toBe(MAP_COLOURS.light);
  await cleanUp();
  const { until } = await shown(true);
  await until(() => seen.at(-1)?.shadow === 'transparent');
  expect(seen.at(-1)?.floor).toBe(seen.at(-1)?.background);
});
