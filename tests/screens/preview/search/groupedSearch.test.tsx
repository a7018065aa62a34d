import { afterEach, expect, it, vi } from 'vitest';
import { createNetwork, edgeId, floorId, nodeId } from '@/model/network/network';
import { TRAVEL_TYPES } from '@/model/routing/travel/travelTypes';
import { PlaceSearch } from '@/screens/preview/search/PlaceSearch';
import type { Nearby } from '@/screens/preview/search/useFoundRows';
import type { VenuePlace } from '@/screens/preview/venuePlace';
import { cleanUp, render } from '../../../support/dom/render';
import { testVenue } from '../../../support/dom/testVenue';
import { typeInto } from '../../../support/dom/typeInto';

afterEach(cleanUp);

const hall = testVenue({});
const [shop] = hall.places;
const [floor] = hall.floors;
if (!shop || !floor) throw new Error('The hall is empty.');

const placeAt = (id: number, name: string): VenuePlace => ({ ...shop, id, name, nodes: [nodeId(id)], categories: [] });
/** Nine rooms along a corridor, 40 m apart, the last of which is the nearest to the bakery. */
const ROOMS = [3, 9, 1, 2, 4, 5, 6, 7, 8].map((id) => placeAt(id, 'Baby Change'));
const PLACES = [...ROOMS, placeAt(10, 'Bakery')];
const VENUE = {
  ...hall,
  places: PLACES,
  travelTypes: TRAVEL_TYPES,
  network: createNetwork(
    PLACES.map(({ id }) => ({
      id: nodeId(id),
      floor: floorId(floor.uuid),
      x: 40 * id,
      y: 0,
      z: 0,
      name: '',
      open: true,
      mesh: null,
      dynamicRoute: null,
    })),
    ROOMS.map((_, at) => ({
      id: edgeId(at + 1),
      from: nodeId(at + 1),
      to: nodeId(at + 2),
      travel: ['walk'],
      direction: 0,
      weight: 0,
      multiplier: 1,
      multiplierZ: 1,
    })),
    [],
  ),
};
const AT_BAKERY = { floor: floor.uuid, from: [nodeId(10)], isStepFree: false };

async function show(standpoint: Nearby['standpoint'] | null) {
  const onChoose = vi.fn<(place: VenuePlace) => void>();
  const onDirections = vi.fn<(place: VenuePlace) => void>();
  const { find, after } = await render(
    <PlaceSearch
      places={PLACES}
      placeholder="Find"
      {...(standpoint && { nearby: { venue: VENUE, standpoint, onDirections } })}
      onChoose={onChoose}
    />,
  );
  const input = () => find('input') as HTMLInputElement;
  const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
  return {
    onChoose,
    onDirections,
    type: (words: string) => after(() => typeInto(input(), words)),
    press: (key: string) =>
      after(() => void input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))),
    tap: (at: number) => after(() => options()[at]?.click()),
    rows: () => options().map(({ textContent }) => textContent),
    active: () => options().findIndex(({ id }) => id === input().getAttribute('aria-activedescendant')),
  };
}

it('[PV70] nine places of one name are one row with their number, which lists them, the nearest first', async () => {
  const { type, rows, press, active, onDirections, onChoose } = await show(AT_BAKERY);
  await type('ba');
  expect(rows()).toEqual(['BBaby ChangeGround · 9 places', 'BBakeryGround']);
  await press('Enter');
  expect(rows().slice(0, 4)).toEqual([
    'BBaby ChangeGround · 9 places',
    'Directions to the nearest',
    'BBaby ChangeGround · 1 minute',
    'BBaby ChangeGround · 1 minute',
  ]);
  expect([rows().length, active(), onChoose.mock.calls]).toEqual([12, 1, []]);
  await press('Enter');
  expect([onDirections.mock.lastCall?.[0].id, onChoose.mock.calls.length]).toEqual([9, 0]);
});

it('[PV70] another press puts the places away, and a tap on one opens it', async () => {
  const { type, rows, tap, press, onChoose } = await show(AT_BAKERY);
  await type('baby');
  await tap(0);
  await tap(0);
  expect(rows()).toEqual(['BBaby ChangeGround · 9 places']);
  await tap(0);
  await type('bab');
  expect(rows()).toHaveLength(1);
  await press('Enter');
  await tap(3);
  expect(onChoose.mock.lastCall?.[0].id).toBe(8);
});

it('[PV70] where nobody knows where the visitor is, or directions cannot begin, they are listed without the nearest', async () => {
  const lost = await show({ ...AT_BAKERY, from: [] });
  await lost.type('baby');
  await lost.tap(0);
  expect(lost.rows().slice(0, 2)).toEqual(['BBaby ChangeGround · 9 places', 'BBaby ChangeGround']);
  await cleanUp();
  const field = await show(null);
  await field.type('baby');
  await field.tap(0);
  expect(field.rows()).toHaveLength(10);
  await field.tap(2);
  expect(field.onChoose.mock.lastCall?.[0].id).toBe(2);
});
