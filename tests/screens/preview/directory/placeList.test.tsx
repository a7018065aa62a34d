import { afterEach, expect, it, vi } from 'vitest';
import { createNetwork, edgeId, floorId, groupId, type Network, nodeId } from '@/model/network/network';
import { TRAVEL_TYPES } from '@/model/routing/travel/travelTypes';
import { PlaceList } from '@/screens/preview/directory/PlaceList';
import type { Standpoint } from '@/screens/preview/directory/standpoint';
import { useDirectoryState } from '@/screens/preview/directory/useDirectoryState';
import type { Venue } from '@/screens/preview/venue';
import type { VenuePlace } from '@/screens/preview/venuePlace';
import { cleanUp, render } from '../../../support/dom/render';
import { testVenue } from '../../../support/dom/testVenue';

afterEach(async () => {
  vi.useRealTimers();
  await cleanUp();
  window.history.replaceState(null, '', '/');
});

const hall = testVenue({});
const [shop] = hall.places;
const GROUND = hall.floors[0];
if (!shop || !GROUND) throw new Error('The hall is empty.');
const UPPER = { ...GROUND, uuid: 'upper', name: 'Upper' };
const DAY = { text: '', value: true, oh: '09:00', ch: '18:00' };
const DAILY = { mon: DAY, tue: DAY, wed: DAY, thur: DAY, fri: DAY, sat: DAY, sun: DAY };

const placeAt = (id: number, name: string, more: Partial<VenuePlace> = {}): VenuePlace => ({
  ...shop,
  id,
  name,
  nodes: [nodeId(id)],
  ...more,
});

/** Nodes 1 to 4 along a corridor, at so many metres; stairs lead up to node 5. */
const METRES = [0, 25, 55, 60, 55];
const NETWORK: Network = createNetwork(
  METRES.map((x, at) => ({
    id: nodeId(at + 1),
    floor: floorId(at === 4 ? UPPER.uuid : GROUND.uuid),
    x,
    y: 0,
    z: at === 4 ? 5 : 0,
    name: '',
    open: true,
    mesh: null,
    dynamicRoute: null,
  })),
  [1, 2, 3].map((from) => ({
    id: edgeId(from),
    from: nodeId(from),
    to: nodeId(from + 1),
    travel: ['walk'],
    direction: 0,
    weight: 0,
    multiplier: 1,
    multiplierZ: 1,
  })),
  [
    {
      id: groupId(1),
      name: 'Stairs',
      travel: 'stairs',
      type: 'BI',
      weight: 0,
      multiplier: 1,
      nodes: [nodeId(3), nodeId(5)],
    },
  ],
);
const TOILETS = [placeAt(4, 'Toilets'), placeAt(2, 'Toilets'), placeAt(5, 'Toilets', { floor: UPPER })];
const VENUE: Venue = {
  ...hall,
  network: NETWORK,
  travelTypes: TRAVEL_TYPES,
  places: [placeAt(1, 'Bakery', { hours: DAILY, categories: ['Food'] }), placeAt(3, 'Cinema'), ...TOILETS],
  firstFloor: GROUND.uuid,
};
const NOWHERE: Standpoint = { floor: GROUND.uuid, from: [], isStepFree: false };

function TestList({ venue, standpoint, onChoose }: Omit<Parameters<typeof PlaceList>[0], 'filter' | 'onFilter'>) {
  const { filter, setFilter } = useDirectoryState(true);
  return <PlaceList venue={venue} standpoint={standpoint} filter={filter} onFilter={setFilter} onChoose={onChoose} />;
}

async function show(venue: Venue, standpoint: Standpoint = NOWHERE) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T12:00:00Z') });
  const onChoose = vi.fn<(place: VenuePlace) => void>();
  const page = await render(<TestList venue={venue} standpoint={standpoint} onChoose={onChoose} />);
  const rows = () => [...document.querySelectorAll<HTMLElement>('ul li button')];
  return {
    ...page,
    rows: () => rows().map(({ textContent }) => textContent),
    press: (start: string) =>
      page.after(() =>
        [...document.querySelectorAll<HTMLElement>('button')]
          .find(({ textContent }) => textContent?.startsWith(start))
          ?.click(),
      ),
    pressRow: (at: number) => page.after(() => rows()[at]?.click()),
    chosen: () => onChoose.mock.lastCall?.[0].id,
  };
}

it('[PV32] places with one name and category are one row with their number and floors', async () => {
  const { rows, pressRow, chosen } = await show(VENUE);
  expect(rows()).toEqual(['BBakeryFood · Ground', 'CCinemaGround', 'TToiletsGround, Upper · 3 places']);
  await pressRow(2);
  expect(rows().slice(3)).toEqual(['TToiletsGround', 'TToiletsGround', 'TToiletsUpper']);
  await pressRow(5);
  expect(chosen()).toBe(5);
  await pressRow(2);
  expect(rows()).toHaveLength(3);
});

it('[PV32] from where the visitor is, the nearest is the first, with the time to each', async () => {
  const { rows, pressRow, chosen } = await show(VENUE, { ...NOWHERE, from: [nodeId(1)] });
  await pressRow(2);
  expect(rows().slice(3)).toEqual([
    'TToiletsGround · under a minuteNearest',
    'TToiletsGround · 1 minute',
    'TToiletsUpper · 1 minute',
  ]);
  await pressRow(3);
  expect(chosen()).toBe(2);
});

it('[PV33] a long list has an index, whose letters lead to their first name', async () => {
  const names = ['Ábaco', '7 Days', ...Array.from({ length: 240 }, (_, at) => `Mill ${at}`), 'Zoo'];
  const { find, after, rows } = await show({ ...hall, places: names.map((name, at) => placeAt(at + 1, name)) });
  const letters = () => find('fieldset[aria-label="A to Z"]').textContent;
  expect([letters(), rows().length]).toEqual(['#AMZ', 200]);
  await after(() => find('button[aria-label="Go to Z"]').click());
  expect(document.activeElement?.textContent).toContain('Zoo');
  await after(() => find('button[aria-label="Go to A"]').click());
  expect(document.activeElement?.textContent).toContain('Ábaco');
});

it('[PV34] filters combine, say how many places they leave, and are in the address', async () => {
  const { rows, press, text } = await show(VENUE);
  await press('Filters');
  const counts = () =>
    [...document.querySelectorAll('fieldset[aria-label=Filters] button')].map((one) => one.textContent);
  expect(counts()).toEqual(['Open now1', 'On this floor4', 'Step-free4']);
  await press('On this floor');
  expect([counts(), rows().at(-1)]).toEqual([
    ['Open now1', 'On this floor4', 'Step-free4', 'Clear filters'],
    'TToiletsGround · 2 places',
  ]);
  await press('Open now');
  expect([rows(), window.location.search]).toEqual([['BBakeryFood · Ground'], '?show=open.floor']);
  await press('Clear filters');
  expect([rows().length, window.location.search, text('Clear filters')]).toEqual([3, '', null]);
});

it('[PV34] a link opens the list as it was filtered, and says when nothing is left', async () => {
  window.history.replaceState(null, '', '/?kiosk=1&category=Food&show=floor');
  const { rows, press } = await show({ ...VENUE, places: VENUE.places.map((one) => ({ ...one, floor: UPPER })) });
  expect([rows(), document.querySelector('[role=status]')?.textContent]).toEqual([
    [],
    'No place matches all of these filters.',
  ]);
  await press('Clear filters');
  expect([rows().length, window.location.search]).toEqual([3, '?kiosk=1']);
});
