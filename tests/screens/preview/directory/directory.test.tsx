import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Directory } from '@/screens/preview/directory/Directory';
import type { Standpoint } from '@/screens/preview/directory/standpoint';
import { useDirectoryState } from '@/screens/preview/directory/useDirectoryState';
import { PlaceCard } from '@/screens/preview/place/PlaceCard';
import type { Venue } from '@/screens/preview/venue';
import { cleanUp, render } from '../../../support/dom/render';
import { testPromotion, testVenue } from '../../../support/dom/testVenue';

afterEach(async () => {
  vi.useRealTimers();
  await cleanUp();
  window.history.replaceState(null, '', '/');
});

const CARD = {
  link: { address: 'https://map.example/', title: 'Map', isKiosk: false, drawQr: async () => '' },
  isKiosk: false,
  onOpen: vi.fn(),
  onDirections: vi.fn(),
  left: null,
  onClose: vi.fn(),
};

const asked = { open: vi.fn(), directions: vi.fn() };

const NOWHERE: Standpoint = { floor: '', from: [], isStepFree: false };

function TestDirectory({ venue, standpoint = NOWHERE }: { venue: Venue; standpoint?: Standpoint }) {
  const state = useDirectoryState(true);
  return (
    <Directory
      venue={venue}
      isKiosk={false}
      state={state}
      standpoint={standpoint}
      onOpen={({ name }) => asked.open(name)}
      onDirections={({ name }) => asked.directions(name)}
    />
  );
}

async function showAt(moment: string, venue: Venue) {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(moment) });
  return render(<TestDirectory venue={venue} />);
}

const tabs = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')];
const tab = (name: string) => tabs().find(({ textContent }) => textContent === name);
const namesIn = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const button = (name: string) => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`);

it('[PV10] the directory offers events and offers only while there are some, by the clock of the device', async () => {
  const venue = testVenue({
    events: [testPromotion({ id: 1, name: 'Fair', end: '2026-03-02 12:00:30' })],
    offers: [testPromotion({ id: 2, name: 'Sale', start: '2026-04-01 00:00:00' })],
  });
  const { after } = await showAt('2026-03-02T12:00:00Z', venue);
  expect(tabs().map(({ textContent }) => textContent)).toEqual(['Places', 'Events']);
  await after(() => tab('Events')?.click());
  expect(namesIn('[role=tabpanel] h3')).toEqual(['Fair']);
  expect(document.body.textContent).toContain('Throughout Test Hall');
  await act(async () => vi.advanceTimersByTime(60_000));
  expect([tabs(), namesIn('h3')]).toEqual([[], []]);
  expect(namesIn('li button')).toHaveLength(venue.places.length);
});

it('[PV10] one press leads to a place of an event, and one to its directions; the first three are listed', async () => {
  const venue = testVenue({ events: [testPromotion({ id: 1, name: 'Fair', destinations: [1, 2, 3, 4] })] });
  const { after, text } = await showAt('2026-03-02T12:00:00Z', venue);
  await after(() => tab('Events')?.click());
  const places = () => namesIn('ul[aria-label="Places of Fair"] li').length;
  expect(places()).toBe(3);
  await after(() => text('Show all 4 places')?.click());
  expect(places()).toBe(4);
  await after(() => button('Directions to Drugstore')?.click());
  await after(() => text('Bakery')?.click());
  expect([asked.directions.mock.lastCall, asked.open.mock.lastCall]).toEqual([['Drugstore'], ['Bakery']]);
});

it('[PV10] arrows, Home and End go from tab to tab, which are one stop of the Tab key', async () => {
  const promotion = testPromotion({ id: 1 });
  const { after } = await showAt('2026-03-02T12:00:00Z', testVenue({ events: [promotion], offers: [promotion] }));
  const press = (key: string) =>
    after(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  tab('Places')?.focus();
  const seen: (string | null | undefined)[] = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'End', 'Home', 'ArrowLeft']) {
    await press(key);
    seen.push(document.activeElement?.textContent);
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
    expect(tabs().filter(({ tabIndex }) => tabIndex === 0)).toEqual([document.activeElement]);
  }
  expect(seen).toEqual(['Events', 'Offers', 'Places', 'Offers', 'Places', 'Offers']);
});

it('[PV11] the card of a place shows its own events and offers, and no heading where it has none', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T12:00:00Z') });
  const venue = testVenue({
    events: [testPromotion({ id: 1, name: 'Reading', destinations: [2] }), testPromotion({ id: 2, name: 'Parade' })],
    offers: [testPromotion({ id: 3, name: 'Cakes', destinations: [1] })],
  });
  const place = venue.places.find(({ name }) => name === 'Bookshop');
  if (!place) throw new Error('The hall has no bookshop.');
  await render(<PlaceCard venue={venue} place={place} {...CARD} />);
  expect([namesIn('h3'), namesIn('h4')]).toEqual([['Events'], ['Reading']]);
});

it('[RT14] an event of a single place is on the card of that place, and not throughout the location', async () => {
  const venue = testVenue({ events: [testPromotion({ id: 1, name: 'Signing', places: [2] })] });
  const { after } = await showAt('2026-03-02T12:00:00Z', venue);
  await after(() => tab('Events')?.click());
  expect(namesIn('ul[aria-label="Places of Signing"] li')).toEqual([expect.stringContaining('Bookshop')]);
  expect(document.body.textContent).not.toContain('Throughout Test Hall');
});

it('[RT14] the card of a place shows what is inside, and the directory says so', async () => {
  const inside = [{ id: 9, name: null, logo: '/logo.webp', parent: { id: 8, name: 'Post office', logo: null } }];
  const venue = testVenue({ inside });
  const { find } = await showAt('2026-03-02T12:00:00Z', venue);
  expect(find('ul li').textContent).toContain('Ground · with Post office');
  await cleanUp();
  const [place] = venue.places;
  if (!place) throw new Error('The hall has no place.');
  const card = await render(<PlaceCard venue={venue} place={place} {...CARD} />);
  expect(card.find('section[aria-label="Also here"] li').textContent).toContain('Post office');
  expect(card.find('section[aria-label="Also here"] img').getAttribute('src')).toBe('/logo.webp');
});

it('[PV12] a picture that is gone leaves no gap', async () => {
  const events = [testPromotion({ id: 1, image: '/api/images/gone' })];
  const { after, find } = await showAt('2026-03-02T12:00:00Z', testVenue({ events }));
  await after(() => tab('Events')?.click());
  const image = find('img[src="/api/images/gone"]');
  await after(() => image.dispatchEvent(new Event('error')));
  expect(document.querySelector('img')).toBeNull();
});

it('[PV28] all categories and all places can be reached, and a chosen category stays in sight', async () => {
  const hall = testVenue({});
  const [first] = hall.places;
  if (!first) throw new Error('The hall has no place.');
  const places = Array.from({ length: 405 }, (_, at) => ({
    ...first,
    id: at + 1,
    name: `Shop ${at + 1}`,
    categories: [`Category ${at % 8}`],
  }));
  const { after, text } = await showAt('2026-03-02T12:00:00Z', { ...hall, places });
  const categories = () => namesIn('fieldset[aria-label=Categories] button[aria-pressed]');
  const listed = () => namesIn('ul li button').length;
  expect([categories().length, listed()]).toEqual([6, 200]);
  await after(() => text('Show 200 more places')?.click());
  expect(document.activeElement?.closest('[data-row]')?.getAttribute('data-row')).toBe('200');
  await after(() => text('Show 5 more places')?.click());
  expect([listed(), text('Show 5 more places')]).toEqual([405, null]);
  await after(() => text('All categories (8)')?.click());
  await after(() => text('Category 7')?.click());
  await after(() => text('Fewer categories')?.click());
  expect(categories()).toEqual([...Array.from({ length: 6 }, (_, at) => `Category ${at}`), 'Category 7']);
  expect(listed()).toBe(50);
});
