import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import type { Kiosk, KioskBody } from '@/contract/kiosks/kiosks';
import type { Project } from '@/contract/locations/projects';
import { test } from '../../support/browser/browserTest';
import { ownLocation } from '../../support/browser/ownLocation';
import { DEMO_PASSWORD, MANAGER } from '../../support/browser/people';
import { pngFile } from '../../support/pngFile';

const NOTHING = { new: [], updated: [], deleted: [] };
const ALWAYS = { text: '', value: true, oh: '00:00', ch: '00:00' };
const hoursOf = (sunday: object) => ({
  ...Object.fromEntries(['mon', 'tue', 'wed', 'thur', 'fri', 'sat'].map((day) => [day, ALWAYS])),
  sun: { ...ALWAYS, ...sunday },
});
const WEEK = (oh: string, ch: string) =>
  Object.fromEntries(
    ['mon', 'tue', 'wed', 'thur', 'fri', 'sat', 'sun'].map((day) => [day, { text: '', value: true, oh, ch }]),
  );

/** Uploads a picture of one size, so that each has an address of its own. */
async function upload<Data>(page: Page, path: string, side: number, fields: Record<string, string> = {}) {
  const signedIn = await page.request.post('/api/sign-in', { data: { email: MANAGER, password: DEMO_PASSWORD } });
  const answer = await page.request.post(`/api/${path}`, {
    headers: { authorization: signedIn.headers().authorization ?? '' },
    multipart: { ...fields, file: { name: 'picture.png', mimeType: 'image/png', buffer: await pngFile(side) } },
  });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}

/** A location in which every field was filled in that a visitor reads, published. */
async function filledIn(page: Page) {
  const own = await ownLocation(page.request, 'Every Field');
  const { organisation, uuid, floors, nodes, send } = own;
  const of = `organisations/${organisation}`;
  const pictureOf = async (type: string, side: number) =>
    (await upload<{ url: string }>(page, `${of}/upload`, side, { type })).url;
  const logo = await pictureOf('destination.logo', 61);
  const mapLogo = await pictureOf('destination.map', 62);
  const inside = await pictureOf('destination.logo', 63);
  const photo = await pictureOf('destination.logo', 64);
  const banner = await pictureOf('project.banner', 65);
  const category = await send<{ id: number }>('post', `${of}/categories`, {
    name: 'Fields of food',
    icon_id: 1,
    color: '#0f766e',
  });
  const create = (name: string, body: object = {}) =>
    send<{ id: number }>('post', `${of}/destinations`, { name, categories: [{ id: category.id }], ...body });
  const related = await create('Related Florist', { review: 2.5, opening_hours: WEEK('08:15', '19:45') });
  const tea = await create('Field Tea');
  const bakery = await create('Field Bakery', {
    description: 'Bread and cakes everywhere.',
    tags: ['sourdough'],
    logo,
    map_logo: mapLogo,
    related_destinations: [{ id: related.id }],
    additional_data: [{ title: 'Order cakes', type: 1, value: 'https://cakes.example' }],
  });
  const counter = await create('Cake Counter', { parent_id: bakery.id, logo: inside });
  const place = (object_name: string, parent_id: number, body: object = {}) =>
    send<{ id: number }>('post', 'project-destinations', { object_name, floor_id: floors[0], parent_id, ...body });
  const promotion = (kind: 'event' | 'offer', name: string, body: object) =>
    send<{ id: number; uuid: string }>('post', `${of}/${kind}s`, { name, start: '2020-01-01 09:00:00', ...body });
  const concert = await promotion('event', 'Concert in the shop', {});
  const loaf = await promotion('offer', 'Loaf in the shop', {});
  const at = await place('room-a', bakery.id, {
    location_id: 'U-12',
    location_status: 'NEW',
    local_description: 'The oven is behind the counter.',
    phone_number: '+44 20 7946 0002',
    address: 'Unit 12',
    parking: 'Deck B',
    photo,
    location_review: 4.5,
    badges: ['Vegan'],
    opening_hours: WEEK('07:05', '20:55'),
    sub_destinations: [{ id: counter.id }],
    events: [{ id: concert.id }],
    offers: [{ id: loaf.id }],
  });
  const florist = await place('room-c', related.id);
  await place('room-d', tea.id);
  const day = await promotion('event', 'Baking day', {
    short_desc: 'Bake with us.',
    long_desc: 'Aprons are here.',
    website: 'https://baking.example',
    destinations: [{ id: bakery.id }],
  });
  await promotion('event', 'Long over', { end: '2020-02-01 09:00:00', destinations: [{ id: bakery.id }] });
  await upload(page, `events/${day.uuid}/image`, 70);
  await promotion('event', 'Next century', {
    start: '2090-01-02 09:00:00',
    upcoming: '2020-01-01',
    destinations: [{ id: bakery.id }],
  });
  await promotion('event', 'Not yet', {
    start: '2090-01-02 09:00:00',
    upcoming: '2090-01-01',
    destinations: [{ id: bakery.id }],
  });
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await promotion('event', 'Daily tasting', {
    start: '2020-01-01 00:00:00',
    end: '2020-01-02 00:00:00',
    repeats: 'FREQ=DAILY',
    destinations: [{ id: bakery.id }],
  });
  await promotion('event', 'Tasting is over', {
    end: '2020-01-01 10:00:00',
    repeats: `FREQ=DAILY;UNTIL=${yesterday.replaceAll('-', '')}T000000Z`,
    upcoming: '2020-01-01',
    destinations: [{ id: bakery.id }],
  });
  await promotion('offer', 'Cheap bread', { destinations: [{ id: bakery.id }] });
  await promotion('offer', 'Here alone', { projects: [{ uuid }] });
  await promotion('offer', 'Everywhere cheap', { everywhere: true });
  const amenity = (name: string, body: object = {}) =>
    send<{ id: number }>('post', `${of}/amenities`, { name, icon_id: 14, description: `${name} for all.`, ...body });
  const room = await amenity('Quiet corner');
  const hidden = await amenity('Unlisted tap', { disable_search: 1 });
  const [west, east] = nodes;
  if (!west || !east) throw new Error('The location has no nodes.');
  const node = (id: number, body: object) => send('put', `nodes/${id}`, body);
  const { revision } = await own.network();
  const path = {
    id: -1,
    from: west.id,
    to: east.id,
    travel: 'walk',
    direction: 0,
    weight: 0,
    multiplier: 1,
    multiplier_z: 1,
  };
  await send('post', `projects/${uuid}/network`, {
    revision,
    nodes: NOTHING,
    joins: { ...NOTHING, new: [path] },
    transitgroups: NOTHING,
  });
  await node(west.id, { mesh: 'room-a' });
  await node(east.id, { mesh: 'room-c', amenities: [{ id: room.id }, { id: hidden.id }] });
  const kiosk: KioskBody = {
    name: 'West kiosk',
    description: '',
    project_id: uuid,
    orientation: 90,
    lat: null,
    lon: null,
    is_test: false,
    version_id: null,
    project_build_id: null,
    internal_use: false,
    node_id: east.id,
  };
  await send<Kiosk>('post', 'screens', kiosk);
  const { settings } = await send<Project & { settings: object }>('get', `projects/${uuid}`);
  await send('put', `projects/${uuid}`, {
    banner,
    opening_hours: hoursOf({ oh: '11:11', ch: '16:16' }),
    settings: {
      ...settings,
      address: '1 Quay Street',
      units: 'F',
      timezone: 'Asia/Tokyo',
      related_destinations: { automatic: true, count: 4 },
    },
  });
  await send('post', `projects/${uuid}/publish`, {});
  await expect(async () => expect((await page.request.get(`/api/preview/${uuid}`)).ok()).toBe(true)).toPass();
  return { own, at, florist, pictures: { logo, mapLogo, inside, photo, banner } };
}

type Filled = Awaited<ReturnType<typeof filledIn>>;

/** The rows of the table that say where a visitor reads a field, as `record field`. */
const READ = /card|directory|search|floors|directions|hours|title of the map|first/;
const rows = readFileSync('docs/visitor-fields.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| record'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => READ.test(cells[3] ?? '') && !/^(people|programs|exports|players|where)/.test(cells[3] ?? ''))
  .map((cells) => `${cells[1]} ${cells[2]}`);

/** Opens a place by the search. */
async function open(page: Page, words: string, name: string) {
  const search = page.getByRole('combobox', { name: 'Search Every Field' });
  await search.fill(words);
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
}
const shows = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();
const draws = (page: Page, address: string) => expect(page.locator(`img[src*="${address}"]`).first()).toBeVisible();

type Look = (page: Page, filled: Filled) => Promise<unknown>;
type Looks = Readonly<Record<string, Look>>;

/** At the directory, before anything is opened. */
const DIRECTORY: Looks = {
  'location name': (page) => expect(page.getByRole('combobox', { name: 'Search Every Field' })).toBeVisible(),
  'location banner': (page, { pictures }) => draws(page, pictures.banner),
  'location address': (page) => shows(page, '1 Quay Street'),
  'location opening_hours': async (page) => {
    await page.getByText('All opening hours').click();
    await shows(page, /11:11.*16:16/);
  },
  'category name': (page) => shows(page, 'Fields of food'),
  'destination name': (page) => shows(page, 'Field Bakery'),
};

/** On the card of the bakery. */
const CARD: Looks = {
  'destination description': (page) => shows(page, 'Bread and cakes everywhere.'),
  'destination categories': (page) => shows(page, /Fields of food/),
  'destination logo': (page, { pictures }) => draws(page, pictures.logo),
  'destination related_destinations': (page) => shows(page, 'Related Florist'),
  'destination additional_data': (page) =>
    expect(page.getByRole('link', { name: /cakes\.example/ })).toHaveAttribute('href', 'https://cakes.example'),
  'place location_status': (page) => shows(page, 'New'),
  'place local_description': (page) => shows(page, 'The oven is behind the counter.'),
  'place phone_number': (page) => expect(page.getByRole('link', { name: /7946 0002/ })).toBeVisible(),
  'place address': (page) => shows(page, 'Unit 12'),
  'place parking': (page) => shows(page, 'Deck B'),
  'place photo': (page, { pictures }) => draws(page, pictures.photo),
  'place location_review': (page) => expect(page.getByRole('img', { name: /4\.5/ })).toBeVisible(),
  'place badges': (page) => shows(page, 'Vegan'),
  'place opening_hours': (page) => shows(page, /07:05|20:55/),
  'place sub_destinations': (page) => shows(page, 'Cake Counter'),
  'place events': (page) => shows(page, 'Concert in the shop'),
  'place offers': (page) => shows(page, 'Loaf in the shop'),
  'event or offer name': (page) => shows(page, 'Baking day'),
  'event or offer short_desc': (page) => shows(page, 'Bake with us.'),
  'event or offer image': (page) => expect(page.locator('section[aria-label=Events] img')).toBeVisible(),
  'event or offer start': (page) => shows(page, /2 Jan(uary)? 2090.*18:00/),
  'location timezone': (page) => shows(page, /Tokyo|Japan|GMT\+9/),
  'event or offer end': (page) => expect(page.getByText('Long over')).toHaveCount(0),
  'event or offer repeats': async (page) => {
    await shows(page, 'Daily tasting');
    await expect(page.getByText('Tasting is over')).toHaveCount(0);
  },
  'event or offer website': (page) =>
    expect(page.getByRole('link', { name: 'Website of Baking day' })).toHaveAttribute('href', 'https://baking.example'),
  'event or offer long_desc': async (page) => {
    await page.getByText('More', { exact: true }).first().click();
    await shows(page, 'Aprons are here.');
  },
  'floor name': (page) => shows(page, /Ground/),
};

/** On the card of the florist, which has nothing of its own. */
const OTHER_CARD: Looks = {
  'destination review': (page) => expect(page.getByRole('img', { name: /2\.5/ })).toBeVisible(),
  'destination opening_hours': (page) => shows(page, /08:15|19:45/),
  'location related_destinations': (page) => shows(page, 'Field Tea'),
};

/** On the card of the amenity. */
const AMENITY: Looks = {
  'amenity name': (page) => expect(page.getByRole('heading', { name: 'Quiet corner', level: 2 })).toBeVisible(),
  'amenity description': (page) => shows(page, 'Quiet corner for all.'),
  'amenity icon_id': (page) => draws(page, '/icons/standard/'),
  'node amenities': (page) => expect(page.getByRole('button', { name: 'Directions' })).toBeVisible(),
};

/** In the directions from the kiosk to the bakery. */
const DIRECTIONS: Looks = {
  'node screens': (page) => shows(page, /You are here/),
  'kiosk name': (page) => shows(page, /West kiosk/),
  'kiosk node_id': (page) => expect(page.getByRole('list', { name: 'Steps' })).toContainText('Arrive at Field Bakery'),
  'location units': (page) => shows(page, /\d+ ft/),
};

/** Fields that decide what the search finds. */
const SEARCHED = ['destination tags', 'amenity disable_search'];

/** Fields that this walk does not read, with the test that does. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'building name': 'tests/screens/preview/place/placeCard.test.tsx',
  'floor shortname': 'tests/journeys/kiosks/visitor.test.ts',
  'floor order': 'tests/journeys/kiosks/visitor.test.ts',
  'location overview_building': 'tests/screens/preview/venue.test.ts',
  'node open': 'tests/screens/preview/venueAmenities.test.ts',
  'node dynamicRoute': 'tests/model/routing/routeSession.test.ts',
};

test('[PV18] what a manager fills in is what a visitor reads, field by field', async ({ page, browser, service }) => {
  test.setTimeout(120_000);
  const parts = [DIRECTORY, CARD, OTHER_CARD, AMENITY, DIRECTIONS];
  const looked = [...parts.flatMap((part) => Object.keys(part)), ...SEARCHED, ...Object.keys(ELSEWHERE)];
  expect(looked.toSorted()).toEqual(rows.toSorted());
  for (const file of Object.values(ELSEWHERE)) expect(existsSync(file), file).toBe(true);

  const filled = await filledIn(page);
  const visitor = await (await browser.newContext({ baseURL: service.address, timezoneId: 'Europe/London' })).newPage();
  const look = async (part: Looks) => {
    for (const [field, see] of Object.entries(part)) await test.step(field, () => see(visitor, filled));
  };
  await visitor.goto(`/preview/${filled.own.uuid}`);
  await look(DIRECTORY);
  await visitor.getByRole('tab', { name: 'Offers' }).click();
  for (const name of ['Here alone', 'Everywhere cheap', 'Cheap bread']) await shows(visitor, name);
  await visitor.getByRole('tab', { name: 'Places' }).click();
  await open(visitor, 'sourdough', 'Field Bakery');
  await look(CARD);
  await expect(visitor.getByText('Not yet')).toHaveCount(0);
  await open(visitor, 'florist', 'Related Florist');
  await look(OTHER_CARD);
  await open(visitor, 'quiet', 'Quiet corner');
  await look(AMENITY);
  await visitor.getByRole('combobox', { name: 'Search Every Field' }).fill('unlisted');
  await expect(visitor.getByRole('option', { name: /Unlisted/ })).toHaveCount(0);
  await visitor.getByRole('combobox', { name: 'Search Every Field' }).fill('');
  await open(visitor, 'bakery', 'Field Bakery');
  await visitor.getByRole('button', { name: 'Directions' }).click();
  await visitor.getByRole('button', { name: 'West kiosk' }).click();
  await look(DIRECTIONS);
});
