import { afterEach, expect, it, vi } from 'vitest';
import { PlaceCard } from '@/screens/preview/place/PlaceCard';
import { toVenue } from '@/screens/preview/venue';
import { cleanUp, render } from '../../../support/dom/render';
import { testPublication } from '../../../support/dom/testPublication';

afterEach(async () => {
  await cleanUp();
  vi.unstubAllGlobals();
});

/** The hall, in which all was typed about the bakery that can be typed. */
function fullVenue() {
  const publication = testPublication();
  const [bakery] = publication.project.destinations;
  if (!bakery) throw new Error('The hall has no bakery.');
  Object.assign(bakery.destination, {
    description: 'Bread and cakes.',
    local_description: 'The oven is here.',
    phone_number: '+44 20 7946 0001',
    address: 'Unit 12',
    parking: 'Deck B',
    photo: '/api/images/photo',
    location_review: 4.5,
    review: 3,
    badges: ['Vegan'],
    related_destinations: [3],
    additional_data: [
      { title: '', type: 1, value: 'https://www.bakery.example/' },
      { title: 'Orders', type: '2', value: '+44 (20) 7946 0002' },
      { title: 'Email', type: 3, value: 'hello@bakery.example' },
      { title: 'Lunch', type: 6, value: '/api/images/menu' },
      { title: '', type: 1, value: 'javascript:alert(1)' },
      { title: '', type: 8, value: 'Cash only' },
      { title: 'Empty', type: 8, value: '' },
    ],
  });
  return toVenue(publication);
}

async function show(isKiosk: boolean, onJoin: (() => void) | null = null) {
  const venue = fullVenue();
  const [place] = venue.places;
  if (!place) throw new Error('The hall has no place.');
  const onOpen = vi.fn();
  const card = await render(
    <PlaceCard
      venue={venue}
      place={place}
      isKiosk={isKiosk}
      link={{
        address: 'https://map.example/?place=1',
        title: 'Bakery',
        isKiosk,
        drawQr: async () => 'data:image/png;base64,',
      }}
      onOpen={onOpen}
      onDirections={vi.fn()}
      left={onJoin && { goal: 'Cinema', onJoin }}
      onClose={vi.fn()}
    />,
  );
  return { ...card, onOpen };
}
const links = () =>
  [...document.querySelectorAll('a')].map(({ textContent, href }) => [textContent, href.replace(location.origin, '')]);

it('[PV18] the card of a place says all that was typed about it, with links to what can be opened', async () => {
  const { find } = await show(false);
  const words = document.body.textContent;
  for (const typed of ['Bread and cakes.', 'The oven is here.', 'Unit 12', 'Deck B', 'Vegan', 'Cash only', '4.5'])
    expect(words).toContain(typed);
  expect(words).not.toContain('Empty');
  expect(find('img[src="/api/images/photo"]')).not.toBeNull();
  expect(find('[role=img]').getAttribute('aria-label')).toBe('4.5 of 5 stars');
  expect(links()).toEqual([
    ['+44 20 7946 0001', 'tel:+442079460001'],
    ['bakery.example', 'https://www.bakery.example/'],
    ['+44 (20) 7946 0002', 'tel:+442079460002'],
    ['hello@bakery.example', 'mailto:hello@bakery.example'],
    ['Lunch', '/api/images/menu'],
  ]);
});

it('[PV20] the card at a kiosk has the same words and opens nothing', async () => {
  await show(true);
  expect(links()).toEqual([]);
  for (const typed of ['+44 20 7946 0001', 'bakery.example', 'hello@bakery.example'])
    expect(document.body.textContent).toContain(typed);
});

it('[PV19] the card leads on to a related place', async () => {
  const { find, after, onOpen } = await show(false);
  await after(() => find('section[aria-label="You may also like"] button').click());
  expect(onOpen.mock.lastCall?.[0]).toMatchObject({ name: 'Cinema' });
});

it('[PV25] the link of a card is copied, and says so; at a kiosk it is a code alone', async () => {
  const writeText = vi.fn(async (_address: string) => undefined);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
  const { find, after, text } = await show(false);
  const hasCode = (after: (work: () => void) => Promise<void>) =>
    vi.waitFor(async () => {
      await after(() => undefined);
      expect(document.querySelector('section[aria-label="Share"] img')).not.toBeNull();
    });
  await after(() => find('button[aria-label="Share"]').click());
  await hasCode(after);
  await after(() => text('Copy link')?.click());
  expect(writeText.mock.calls).toEqual([['https://map.example/?place=1']]);
  expect(document.body.textContent).toContain('The link is copied.');
  await cleanUp();
  const kiosk = await show(true);
  await kiosk.after(() => kiosk.find('button[aria-label="Share"]').click());
  await hasCode(kiosk.after);
  expect(document.body.textContent).not.toContain('Copy link');
});

it('[PV71] a place that was opened from directions can be added to them from its card', async () => {
  const onJoin = vi.fn();
  const { after, text } = await show(true, onJoin);
  await after(() => text('Add to the directions to Cinema')?.click());
  expect(onJoin).toHaveBeenCalledOnce();
  await cleanUp();
  const alone = await show(true);
  expect(alone.text('Add to the directions to Cinema')).toBeNull();
});
