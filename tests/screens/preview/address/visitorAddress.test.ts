import { expect, it } from 'vitest';
import type { OpenedAddress } from '@/machines/visitor.machine';
import { nodeId } from '@/model/network/network';
import { shareAddress } from '@/screens/preview/address/shareAddress';
import { readAddress, searchText, writeAddress } from '@/screens/preview/address/visitorAddress';
import { testVenue } from '../../../support/dom/testVenue';

const hall = testVenue({});
const [ground] = hall.floors;
if (!ground) throw new Error('The hall has no floor.');
const UPPER = '5f0f7d1c-3f6e-4a4e-9b39-9f3c5a4d0a09';
const kiosk = { id: 4, name: 'Kiosk', floor: ground.uuid, node: nodeId(1), orientation: 0 };
const venue = { ...hall, floors: [ground, { ...ground, uuid: UPPER, name: 'Upper' }], kiosks: [kiosk] };
const ALONE = { stops: [], isEndFixed: false };
const MAP: OpenedAddress = {
  place: null,
  floor: ground.uuid,
  isRouting: false,
  origin: null,
  isStepFree: false,
  ...ALONE,
};
const fromKiosk = { kind: 'kiosk', id: 4, floor: ground.uuid } as const;

const written = (address: OpenedAddress, search = '', standing: typeof kiosk | null = null) =>
  searchText(writeAddress(new URLSearchParams(search), address, venue, standing));
const read = (search: string, standing: typeof kiosk | null = null) =>
  readAddress(new URLSearchParams(search), venue, standing);

it.each<[string, OpenedAddress]>([
  ['', MAP],
  [`?floor=${UPPER}`, { ...MAP, floor: UPPER }],
  ['?place=2', { ...MAP, place: 2 }],
  [`?place=2&floor=${UPPER}`, { ...MAP, place: 2, floor: UPPER }],
  ['?place=2&directions', { ...MAP, place: 2, isRouting: true }],
  [
    '?place=2&directions&from=kiosk-4&step-free',
    { ...MAP, place: 2, isRouting: true, origin: fromKiosk, isStepFree: true },
  ],
  [
    '?place=2&directions&from=place-1',
    { ...MAP, place: 2, isRouting: true, origin: { kind: 'place', id: 1, floor: ground.uuid } },
  ],
  ['?place=2&directions&stops=4,1', { ...MAP, place: 2, isRouting: true, stops: [4, 1] }],
  ['?place=2&directions&stops=3&end', { ...MAP, place: 2, isRouting: true, stops: [3], isEndFixed: true }],
])('[PV24] [PV46] %s is written and read alike', (search, address) => {
  expect(written(address)).toBe(search);
  expect(read(search)).toEqual(address);
});

it('[PV24] keeps the other parameters, and does not name the kiosk at which the map stands', () => {
  const routing = { ...MAP, place: 2, isRouting: true, origin: fromKiosk };
  expect(written(routing, '?kiosk=4&place=1', kiosk)).toBe('?kiosk=4&place=2&directions');
  expect(read('?kiosk=4&place=2&directions', kiosk)).toEqual(routing);
});

it.each(['?place=99', '?amenity=7', '?place=99&directions'])('[PV24] %s names a place that is gone', (search) => {
  expect(read(search)).toBeNull();
});

it.each(['?place=x', '?place=-2', '?place=1e3', '?floor=nowhere', '?from=kiosk-99', '?directions'])(
  '[PV24] %s is read as the map, since it is no address of ours',
  (search) => {
    expect(read(search)).toEqual(MAP);
  },
);

const DIRECTIONS = { ...MAP, place: 2, isRouting: true, origin: fromKiosk };

it('[PV25] the link of a kiosk names it as the start, for a phone that stands nowhere', () => {
  const link = shareAddress('https://map.example/', DIRECTIONS, venue, kiosk);
  expect(link).toBe('https://map.example/?place=2&directions&from=kiosk-4');
});

it('[PV37] it leads to the map app that the location has chosen, with the node of the kiosk', () => {
  const own = { ...venue, mapApp: 'https://app.example/mall?lang=en' };
  expect(shareAddress('https://map.example/', DIRECTIONS, own, kiosk)).toBe(
    `https://app.example/mall?lang=en&node=${kiosk.node}&place=2&directions&from=kiosk-4`,
  );
  expect(shareAddress('https://map.example/', DIRECTIONS, own, null)).toBe(
    'https://map.example/?place=2&directions&from=kiosk-4',
  );
  expect(shareAddress('https://map.example/', MAP, { ...venue, mapApp: 'app' }, kiosk)).toBe('https://map.example/');
});

it.each([
  ['?place=2&directions&stops=3,99,x,3,2,-7,4', [3, 4]],
  ['?place=2&directions&stops=', []],
  ['?place=2&stops=3', []],
])('[PV46] %s names the stops %o: others are gone, named twice or the goal', (search, stops) => {
  expect(read(search)?.stops).toEqual(stops);
});
