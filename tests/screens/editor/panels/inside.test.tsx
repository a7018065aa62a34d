import { useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { destinationsQuery } from '@/api/destinations/destinationList';
import { promotionsQuery } from '@/api/promotions/promotions';
import type { Destination, Placement } from '@/contract/destinations/destinations';
import type { Promotion, PromotionKind } from '@/contract/promotions/promotions';
import { TABS, type TabId } from '@/machines/editor/tabs';
import { createNetwork } from '@/model/network/network';
import { MeshPanel } from '@/screens/editor/panels/MeshPanel';
import { pickableDestinations, pickablePromotions } from '@/screens/editor/panels/room/inside/pickableItem';
import { cleanUp, render } from '../../../support/dom/render';
import { testCurrentUser } from '../../../support/dom/testCurrentUser';
import { GROUND, testEditor } from '../../../support/dom/testEditor';
import { typeInto } from '../../../support/dom/typeInto';

afterEach(cleanUp);

const destination = (id: number, name: string, more: Partial<Destination> = {}) =>
  ({
    id,
    name,
    description: '',
    categories: [],
    tags: [],
    logo: null,
    map_logo: null,
    parent_id: null,
    default_category_colour: null,
    ...more,
  }) as unknown as Destination;
const HALL = destination(3, 'Market hall', { logo: '/hall.webp' });
const BAKER = destination(5, 'Baker', { parent_id: 3, placements: 2, description: 'Bread.' });
const BUTCHER = destination(6, 'Butcher');

const promotion = (id: number, name: string, more: Partial<Promotion> = {}): Promotion => ({
  id,
  uuid: `00000000-0000-4000-8000-00000000000${id}`,
  name,
  short_desc: '',
  long_desc: '',
  website: '',
  image: null,
  start: '2020-01-01 00:00:00',
  end: null,
  upcoming: null,
  destinations: [],
  ...more,
});
const FAIR = promotion(1, 'Fair', { short_desc: 'Forty stalls.', end: '2999-12-31 00:00:00' });
const LATER = promotion(2, 'Later', { start: '2999-02-01 00:00:00', upcoming: '2999-01-15' });
const EVERYWHERE = promotion(4, 'Of the hall', { destinations: [{ id: 3, name: 'Market hall' }] });
const OVER = promotion(7, 'Over', { end: '2020-01-02 00:00:00' });

const PLACED = {
  id: 7,
  floor_id: 'ground',
  object_name: 'room_3',
  location_name: 'Market hall',
  location_id: null,
  location_status: null,
  revision: 4,
  events: [{ id: 1, name: 'Fair' }],
  offers: [],
  sub_destinations: [],
  destination: { parent_id: 3, flagship: 0, colour: null },
} as unknown as Placement;

interface Options {
  readonly placed?: Partial<Placement>;
  readonly known?: Partial<Record<PromotionKind, readonly Promotion[]>>;
}

async function opened(tab: TabId, { placed = {}, known = {} }: Options = {}) {
  const editor = await testEditor({ network: createNetwork([]), data: { destinations: [{ ...PLACED, ...placed }] } });
  const { uuid } = testCurrentUser().organisation;
  editor.client.setQueryData(destinationsQuery(uuid).queryKey, [HALL, BAKER, BUTCHER]);
  for (const kind of ['event', 'offer'] as const)
    editor.client.setQueryData(promotionsQuery(kind, uuid).queryKey, [...(known[kind] ?? [])]);
  const address: string[] = [];
  const Address = () => {
    const { pathname, search } = useLocation();
    address[0] = `${pathname}${search}`;
    return null;
  };
  const shown = await render(
    <>
      {editor.around(<MeshPanel mesh="room_3" floor={GROUND} />)}
      <Address />
    </>,
  );
  await shown.after(() => editor.editor.send({ type: 'tab.set', tab }));
  const { page, after } = shown;
  const button = (name: string) =>
    [...page.querySelectorAll<HTMLElement>('button')].find((one) => (one.ariaLabel ?? one.textContent) === name);
  const press = (name: string) => after(() => button(name)?.click());
  await shown.until(() => button('Add') !== undefined);
  const section = (name: string) => page.querySelector(`section[aria-label="${name}"]`)?.textContent ?? null;
  const draft = () => [...editor.session.placements.get().values()][0];
  const boxes = () => [...page.querySelectorAll<HTMLInputElement>('[data-dialog="itemPicker"] input[type=checkbox]')];
  const nameOf = (box: HTMLInputElement) =>
    document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';
  const check = (name: string) =>
    after(() =>
      boxes()
        .find((one) => nameOf(one) === name)
        ?.click(),
    );
  const names = () => boxes().map(nameOf);
  return { ...editor, ...shown, button, press, section, draft, check, names, boxes, address };
}

it('[RT10] a room lists its events live and upcoming, those of its destination too, and ended ones folded', async () => {
  const { section, page, button } = await opened(TABS.events, {
    placed: { events: [1, 2, 7].map((id) => ({ id, name: '' })) },
    known: { event: [FAIR, LATER, EVERYWHERE, OVER] },
  });
  expect(section('Live on screens')).toContain('Fair');
  expect(section('Live on screens')).toContain('Of the hall');
  expect(section('Live on screens')).toContain('At every place of Market hall');
  expect(section('Upcoming')).toContain('From 2999-01-15 UTC');
  expect(section('Upcoming')).not.toContain('Over');
  expect([...page.querySelectorAll('details')].some(({ textContent }) => textContent?.startsWith('Ended'))).toBe(true);
  expect(button('Remove Event: Of the hall')?.getAttribute('aria-disabled')).toBe('true');
  expect(button('Remove Event: Fair')?.getAttribute('aria-disabled')).not.toBe('true');
});

it('[RT10] a room without events, and one without offers, says so in the stated words', async () => {
  const events = await opened(TABS.events, { placed: { events: [] } });
  expect(events.section('Live on screens')).toContain('No live events');
  expect(events.section('Upcoming')).toContain('No upcoming events');
  await cleanUp();
  const offers = await opened(TABS.offers);
  expect(offers.section('Live on screens')).toContain('No live offers');
  expect(offers.section('Upcoming')).toContain('No upcoming offers');
});

it('[RT11] an offer shows its description or that there is none, leads to its form, and is removed from the room alone', async () => {
  const sale = promotion(1, 'Sale');
  const { page, press, draft, address, button } = await opened(TABS.offers, {
    placed: { events: [], offers: [{ id: 1, name: 'Sale' }] },
    known: { offer: [sale] },
  });
  expect(page.querySelector('li details')?.textContent).toContain('No further information pertaining to this event.');
  expect(button('Edit Event: Sale')?.textContent).toBe('Edit Event');
  expect(button('Remove Event: Sale')?.textContent).toBe('Remove Event');
  await press('Remove Event: Sale');
  expect(draft()?.body).toMatchObject({ offers: [], events: [] });
  expect(button('Edit Event: Sale')).toBeUndefined();
  await cleanUp();
  const described = await opened(TABS.events, { known: { event: [FAIR] } });
  expect(described.page.querySelector('li details')?.textContent).toContain('Forty stalls.');
  await described.press('Edit Event: Fair');
  expect(described.address).toEqual([`/events?open=${FAIR.uuid}`]);
  expect(address).toEqual(['/locations']);
});

it('[RT12] the item picker takes over what is checked when it is confirmed, and nothing when it is left', async () => {
  const { press, check, draft, names, page, after, find, address } = await opened(TABS.events, {
    known: { event: [OVER, LATER, FAIR] },
  });
  await press('Add');
  expect(names()).toEqual(['Fair', 'Later', 'Over']);
  expect(find('[data-dialog="itemPicker"]').textContent).toContain('Upcoming · From 2999-01-15 UTC');
  await check('Later');
  await press('Cancel');
  expect(draft()).toBeUndefined();
  await press('Add');
  await after(() => typeInto(find('[data-dialog="itemPicker"] input[type=search]') as HTMLInputElement, 'lat'));
  expect(names()).toEqual(['Later']);
  await check('Later');
  await press('Confirm');
  expect(draft()?.body.events).toEqual([{ id: 1 }, { id: 2 }]);
  expect(page.querySelector('[data-dialog="itemPicker"]')).toBeNull();
  await press('Add');
  await after(() => find('[data-dialog="itemPicker"] a').click());
  expect(address).toEqual(['/events?open=new']);
});

it('[RT13] sub-destinations are chosen among the other destinations, listed with their faces, and deleted', async () => {
  const { press, check, names, draft, text, page } = await opened(TABS.subDestinations);
  expect(text('No sub destinations')).not.toBeNull();
  await press('Add');
  expect(names()).toEqual(['Baker', 'Butcher']);
  await check('Baker');
  await check('Butcher');
  await press('Confirm');
  expect(draft()?.body.sub_destinations).toEqual([{ id: 5 }, { id: 6 }]);
  const rows = [...page.querySelectorAll('[role=tabpanel] li')];
  // The baker has no logo: that of the hall stands in.
  expect(rows.map((row) => row.querySelector('img')?.getAttribute('src') ?? row.textContent?.[0])).toEqual([
    '/hall.webp',
    'B',
  ]);
  await press('Delete Baker');
  await press('Delete Butcher');
  expect([draft(), text('No sub destinations')]).toEqual([undefined, expect.anything()]);
});

it('[RT12] an item has its image, dates, description and state', () => {
  const now = new Date('2026-01-01T00:00:00Z');
  expect(pickablePromotions([LATER, FAIR, OVER], now)).toMatchObject([
    { name: 'Fair', dates: '2020-01-01 to 2999-12-31 UTC', description: 'Forty stalls.', state: 'Live' },
    { name: 'Later', dates: 'From 2999-01-15 UTC', state: 'Upcoming' },
    { name: 'Over', dates: '2020-01-01 to 2020-01-02 UTC', state: 'Ended' },
  ]);
  expect(pickableDestinations([BUTCHER, HALL, BAKER], 3)).toMatchObject([
    { name: 'Baker', image: null, dates: '', description: 'Bread.', state: 'In 2 rooms' },
    { name: 'Butcher', state: 'In no room' },
  ]);
  expect(pickableDestinations([HALL], null)).toMatchObject([{ image: '/hall.webp' }]);
});
