import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { floorId } from '@/model/network/network';
import type { Route } from '@/model/routing/route';
import type { GuidanceStep } from '@/model/routing/routeGuidance';
import { directionRows } from '@/screens/preview/directions/directionRows';
import { StepList } from '@/screens/preview/directions/StepList';
import { Directory } from '@/screens/preview/directory/Directory';
import { NO_FILTER } from '@/screens/preview/directory/directoryFilter';
import { VisitorFrame } from '@/screens/preview/languages/VisitorFrame';
import { PlaceCard } from '@/screens/preview/place/PlaceCard';
import { toVenue } from '@/screens/preview/venue';
import { visitorTheme } from '@/screens/preview/visitorTheme';
import { mapTextsIn } from '../../../support/dom/mapTexts';
import { cleanUp, render } from '../../../support/dom/render';
import { testPublication } from '../../../support/dom/testPublication';
import { testPromotion } from '../../../support/dom/testVenue';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T12:00:00Z') }));
afterEach(async () => {
  vi.useRealTimers();
  await cleanUp();
});

const OPEN = { text: '', value: true, oh: '09:00', ch: '18:30' };

/** The hall, whose bakery is open, with a review, a telephone and an offer. */
function openVenue() {
  const publication = testPublication({
    offers: [testPromotion({ id: 1, name: 'Cakes', end: '2026-03-02 17:15:00', destinations: [1] })],
  });
  const [bakery] = publication.project.destinations;
  if (!bakery) throw new Error('The hall has no bakery.');
  Object.assign(bakery.destination, {
    phone_number: '123',
    location_review: 4.5,
    opening_hours: { mon: OPEN, tue: OPEN, wed: OPEN, thur: OPEN, fri: OPEN, sat: OPEN, sun: OPEN },
  });
  return toVenue(publication);
}

const venue = openVenue();
const [bakery] = venue.places;
const FLOOR = floorId(venue.floors[0]?.uuid ?? '');
const at = { x: 0, y: 0 };
const STEPS: readonly GuidanceStep[] = [
  { kind: 'walk', floor: FLOOR, turn: 'start', metres: 35, at, landmark: null },
  { kind: 'walk', floor: FLOOR, turn: 'left', metres: 63, at: { x: 1, y: 0 }, landmark: 'Bookshop' },
  {
    kind: 'change',
    number: 1,
    group: null,
    travel: 'lift',
    from: FLOOR,
    to: FLOOR,
    seconds: 125,
  },
];
const ROUTE: Route = { nodes: [], legs: [], changes: [], length: 98, seconds: 240, cost: 240 };

const PARTS = bakery ? [{ start: null, place: bakery, route: ROUTE }] : [];

async function show(language: string, part: 'card' | 'directory' | 'steps') {
  if (!bakery) throw new Error('The hall has no bakery.');
  const link = { address: 'https://map.example/', title: 'Map', isKiosk: false, drawQr: async () => '' };
  const onOpen = () => undefined;
  const texts = await mapTextsIn(language);
  const parts = {
    card: (
      <PlaceCard
        venue={venue}
        place={bakery}
        isKiosk={false}
        link={link}
        onOpen={onOpen}
        onDirections={onOpen}
        left={null}
        onClose={onOpen}
      />
    ),
    directory: (
      <Directory
        venue={venue}
        isKiosk={false}
        state={{ view: 'places', setView: onOpen, filter: NO_FILTER, setFilter: onOpen }}
        standpoint={{ floor: '', from: [], isStepFree: false }}
        onOpen={onOpen}
        onDirections={onOpen}
      />
    ),
    steps: (
      <StepList
        parts={PARTS}
        rows={directionRows(venue, PARTS, [STEPS], texts)}
        current={null}
        onStep={onOpen}
        onLeaveOut={null}
      />
    ),
  };
  const { page, find } = await render(
    <VisitorFrame theme={visitorTheme('light', '#1d4ed8')} texts={texts}>
      {parts[part]}
    </VisitorFrame>,
  );
  const root = find(`[lang="${language}"]`);
  // Isolates are seen by nobody, and spaces before units are narrow ones.
  const seen = (page.textContent ?? '').replace(/[\u2068\u2069]/g, '').replace(/\s/g, ' ');
  return { root, seen, find };
}

it.each([
  ['de', 'ltr', ['Jetzt geöffnet', 'bis 18:30', 'Route', '4,5', 'Angebote', 'Läuft gerade · bis 17:15', 'Telefon']],
  ['ar', 'rtl', ['مفتوح الآن', 'حتى 06:30 م', 'الاتجاهات', '4.5', 'العروض', 'جارٍ الآن · حتى 05:15 م', 'الهاتف']],
  ['ja', 'ltr', ['営業中', '18:30まで', '経路案内', '4.5', 'お得な情報', '開催中 · 17:15', '電話']],
])('[PV29] [PV30] the card of a place is in %s, from %s', async (language, dir, words) => {
  const { root, seen, find } = await show(language, 'card');
  for (const one of words) expect(seen).toContain(one);
  expect([root.dir, seen.match(/[A-Za-z]{3,}/g)]).toEqual([dir, expect.not.arrayContaining(['Open', 'Directions'])]);
  // The name is content, in the language in which it was written.
  expect(find('h2').getAttribute('lang')).toBe('en');
});

it.each([
  ['de', ['Verzeichnis', 'Orte', 'Angebote']],
  ['ar', ['الدليل', 'الأماكن', 'العروض']],
  ['ja', ['館内案内', '場所', 'お得な情報']],
])('[PV29] the directory is in %s', async (language, words) => {
  const { seen } = await show(language, 'directory');
  for (const one of words) expect(seen).toContain(one);
  expect(seen).not.toMatch(/Directory|Places|Offers/);
});

it.each([
  [
    'de',
    ['Start: Ground', '35 m', 'Biegen Sie bei Bookshop links ab', '65 m', 'mit dem Aufzug bis Ground', '2 Minuten'],
  ],
  ['ar', ['البداية: Ground', '35 مترًا', 'انعطف يسارًا عند Bookshop', 'استخدم المصعد إلى Ground', 'دقيقتان']],
  ['ja', ['Groundから出発', '35 m', 'Bookshopで左に曲がる', 'エレベーターでGroundへ', '2分', 'Bakeryに到着']],
])('[PV29] [PV30] the directions are whole sentences in %s', async (language, sentences) => {
  const { seen } = await show(language, 'steps');
  for (const one of sentences) expect(seen).toContain(one);
});
