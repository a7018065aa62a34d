import { afterEach, expect, it, vi } from 'vitest';
import { MAP_COLOURS, type MapColours } from '@/components/mapCanvas/mapColours';
import { mapColoursOf } from '@/components/mapCanvas/systemMapColours';
import { useMapColours } from '@/components/mapCanvas/useMapColours';
import { SettingsProvider } from '@/components/SettingsProvider';
import { contrast } from '@/model/colour/readableOn';
import { cleanUp, render } from '../../support/dom/render';

afterEach(async () => {
  vi.restoreAllMocks();
  await cleanUp();
});

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
  const queries = (isForced: boolean) =>
    vi
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (query) =>
          Object.assign(new EventTarget(), { matches: isForced && query.includes('forced') }) as MediaQueryList,
      );
  const seen: MapColours[] = [];
  function Shown() {
    seen.push(useMapColours());
    return null;
  }
  const page = (
    <SettingsProvider>
      <Shown />
    </SettingsProvider>
  );
  queries(false);
  await render(page);
  expect(seen.at(-1)).toBe(MAP_COLOURS.light);
  await cleanUp();
  queries(true);
  const { until } = await render(page);
  await until(() => seen.at(-1) !== MAP_COLOURS.contrast);
  expect(seen.at(-1)?.lift).toBe('transparent');
});
