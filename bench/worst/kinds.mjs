/**
 * The worst that one organisation can do, by kind: `once` makes one request, `atOnce` says how many are kept under way, and
 * `refusals` are the statuses by which the service may rightly reject it, beside those for a caller who asks too often.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import sharp from 'sharp';
import { craftedArchive, planOf, saveOf } from './world.mjs';

const ROWS = 10_000;
/** Records of a batch, at most: `MOST_IN_BATCH` of the contract. */
const BATCHED = 5000;
/** Milliseconds between two bytes of a feed that hardly moves. */
const DRIP = 500;
/** The answer to a job of a location where one of its kind is queued or runs. */
const ONE_RUNS = [409];

/** Feeds by path, on a port of their own. */
export async function serveFeeds() {
  const bodies = {
    '/tiny': Buffer.from(`[${'[],'.repeat(6_500_000)}[]]`),
    '/rows': Buffer.from(
      JSON.stringify(Array.from({ length: 50_000 }, (_, id) => ({ id, name: `Shop ${id}`, description: 'A shop' }))),
    ),
    '/import': Buffer.from(JSON.stringify(Array.from({ length: ROWS }, (_, id) => ({ id, name: `Imported ${id}` })))),
  };
  const server = createServer((request, response) => {
    if (request.url !== '/slow') return response.end(bodies[request.url] ?? '[]');
    response.write('[');
    const drip = setInterval(() => response.write(' '), DRIP);
    return response.once('close', () => clearInterval(drip));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  server.unref();
  return { port: server.address().port, stop: () => server.close() };
}

const feedAt = (url) => ({
  type: 'json-feed',
  config: {
    url,
    headers: [],
    timeout: 30,
    tags: [],
    schedule: { every: 'off', at: '03:00' },
    items_path: '',
    mapping: { external_id: 'id', name: 'name' },
  },
});

/** `large` is the location of 96,000 nodes, `small` one with a floor plan, `demo` one of the demo world. */
export async function makeKinds({ client, stranger, organisation, large, small, demo, feeds, key }) {
  const get = (path) => () => client.send('GET', path);
  const feed = (name) => () =>
    client.send('POST', 'test-integration', { body: feedAt(`http://127.0.0.1:${feeds.port}${name}`) });
  const own = `organisations/${organisation}`;
  const noise = await sharp({
    create: { width: 6000, height: 6000, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .jpeg({ quality: 60 })
    .toBuffer();
  const labels = Buffer.from(Array.from({ length: 20_000 }, (_, at) => `room-${at}\tLabel ${at}`).join('\n'));
  let changed = 0;
  const archive = planOf(20_000);
  const crafted = craftedArchive();
  const shops = (await client.json('GET', `${own}/destinations`)).slice(0, BATCHED);
  const row = (name) => (_, at) => ({ row: at + 2, values: { name: `${name} ${at}`, description: 'From a file' } });
  const fileRows = Array.from({ length: ROWS }, row('Row'));
  const dataOf = ({ status, body }) => (status === 200 ? JSON.parse(body).data : null);
  /** Makes a request of what the location is like; the answer that says so is that of the whole where it is none. */
  const withSmall = async (send) => {
    const read = await client.send('GET', `projects/${small.project}/data`);
    const data = dataOf(read);
    return data ? send(data) : read;
  };
  /** Draws a room on a floor, and takes it back. */
  const correct = () =>
    withSmall(async ({ location }) => {
      const [floor] = small.floors;
      const { plan } = location.buildings.flatMap(({ floors }) => floors).find(({ uuid }) => uuid === floor);
      const [x, z] = [500 + (changed++ % 400), 500];
      const ring = [
        { x, y: z },
        { x: x + 4, y: z },
        { x: x + 4, y: z + 4 },
        { x, y: z + 4 },
      ];
      const drawn = await client.send('POST', `floors/${floor}/outlines`, {
        body: { plan, correction: { kind: 'draw', ring } },
      });
      const made = dataOf(drawn);
      return made ? client.send('POST', `floors/${floor}/outlines/undo`, { body: { plan: made.plan } }) : drawn;
    });
  const visits = (more) => () =>
    stranger.send('POST', 'analytics/events', {
      body: {
        location: demo,
        access_key: key,
        events: Array.from({ length: 100 }, () => ({
          service: 'mapapp',
          environment: 'live',
          session: randomUUID(),
          time: new Date().toISOString(),
        })),
      },
      ...(more && { more: more() }),
    });
  await client.json('PUT', `projects/${small.project}`, {
    body: { integrations: [{ ...feedAt(`http://127.0.0.1:${feeds.port}/import`), mode: 1 }] },
  });
  const tables = {
    'feed of 6.5 million []': { atOnce: 2, refusals: [422], once: feed('/tiny') },
    'feed of 50,000 rows': { atOnce: 2, once: feed('/rows') },
    'draft preview of the demo location': { atOnce: 20, once: get(`preview/${demo}`) },
    'projects/{uuid}/data of the demo location': { atOnce: 20, once: get(`projects/${demo}/data`) },
    'publication-changes of the demo location': { atOnce: 20, once: get(`projects/${demo}/publication-changes`) },
    'draft preview of 96,000 nodes': { atOnce: 4, once: get(`preview/${large.project}`) },
    'publication-changes of 96,000 nodes': { atOnce: 4, once: get(`projects/${large.project}/publication-changes`) },
    'network of 96,000 nodes': { atOnce: 4, once: get(`projects/${large.project}/network`) },
    'audit search': { atOnce: 10, once: get('audit?search=zzzz') },
    'audit, a far page': { atOnce: 10, once: get('audit?page=2000') },
    'audit export': { atOnce: 5, once: get('audit/export') },
    'list of all destinations': { atOnce: 10, once: get(`${own}/destinations`) },
    'search of everything': { atOnce: 10, once: get(`${own}/search?s=shop`) },
    '20,000 labels': {
      atOnce: 5,
      once: () => client.upload(`floors/${large.floors[0]}/labels`, { name: 'labels.txt', bytes: labels }),
    },
    'visits from one stranger': { atOnce: 20, once: visits() },
    'rejected visits, each from another origin': {
      atOnce: 20,
      refusals: [403, 429],
      once: visits(() => ({ origin: `https://${randomUUID()}.example` })),
    },
    'pictures of 36 megapixels': {
      atOnce: 6,
      once: () => client.upload(`${own}/upload`, { name: 'a.jpg', bytes: noise, fields: { type: 'destination.logo' } }),
    },
    'floor plans of 20,000 rooms': {
      atOnce: 4,
      once: () => client.upload(`floors/${small.floors[1]}/upload-map`, { name: 'plan.zip', bytes: archive }),
    },
    'saves of 20,000 nodes': {
      atOnce: 2,
      refusals: [409],
      once: () =>
        withSmall(({ revision }) =>
          client.send('POST', `projects/${small.project}/network`, {
            body: saveOf(revision, small.floors[0], 20_000, changed++ * 20_000),
          }),
        ),
    },
    'imports of 10,000 rows': {
      atOnce: 1,
      refusals: ONE_RUNS,
      once: () => client.send('POST', `projects/${small.project}/run-importer`, { body: {} }),
    },
    'exports as CSV': {
      atOnce: 1,
      refusals: ONE_RUNS,
      once: () => client.send('POST', `projects/${demo}/apple-csv-export`, { body: { should_export_all: true } }),
    },
    'exports as PDF': {
      atOnce: 1,
      refusals: ONE_RUNS,
      once: () => client.send('POST', `projects/${demo}/google-pdf-export`, { body: {} }),
    },
    'exports as IMDF': {
      atOnce: 1,
      refusals: ONE_RUNS,
      once: () => client.send('POST', `projects/${demo}/imdf-export`, { body: {} }),
    },
    'feeds that hardly move': { atOnce: 10, refusals: [422], once: feed('/slow') },
    'crafted archives': {
      atOnce: 4,
      refusals: [422],
      once: () => client.upload(`floors/${small.floors[1]}/upload-map`, { name: 'plan.zip', bytes: crafted }),
    },
    'corrections of outlines': { atOnce: 4, refusals: [409], once: correct },
    'published preview, read by strangers': {
      atOnce: 40,
      once: () => stranger.send('GET', `preview/${demo}`, { more: { 'sec-fetch-site': 'same-origin' } }),
    },
    'imports of files': {
      atOnce: 1,
      refusals: ONE_RUNS,
      once: () =>
        client.send('POST', `${own}/destination-imports`, {
          body: {
            file: 'places.csv',
            shape: '0123456789abcdef',
            mapping: { Name: 'name', About: 'description' },
            create_categories: false,
            rows: fileRows,
          },
        }),
    },
    'batches of 5,000 changes': {
      atOnce: 1,
      once: () =>
        client.send('POST', `${own}/batches`, {
          body: {
            call: 'updateDestination',
            rows: shops.map(({ id, name }) => ({ id, name, body: { name, description: `Change ${changed++}` } })),
          },
        }),
    },
    publishing: {
      atOnce: 1,
      refusals: ONE_RUNS,
      once: () => client.send('POST', `projects/${demo}/publish`, { body: {} }),
    },
  };
  return Object.entries(tables).map(([name, kind]) => ({ name, refusals: [], ...kind }));
}
