import { afterAll, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import type { IntegrationInput } from '@/contract/imports/integrations';
import { sampleIntegration } from '@/contract/imports/sampleIntegration';
import { testIntegration } from '@/contract/imports/testIntegration';
import { updateProject } from '@/contract/locations/projectChanges';
import { readProject } from '@/contract/locations/projectDetails';
import { readProjectLog } from '@/contract/locations/projectLog';
import { feedFaultText } from '@/contract/texts/feedFaultText';
import { integrationText } from '@/contract/texts/integrationTexts';
import { featureId } from '@/model/access/features';
import { inTransaction } from '../../../../server/database/transaction';
import { createOutboundClient } from '../../../../server/http/outbound/outboundClient';
import { OutboundError } from '../../../../server/http/outbound/outboundError';
import { createIntegrationBox, opened } from '../../../../server/integrationSecrets';
import { findIntegrationOf } from '../../../../server/repositories/imports/integrations';
import { setIntegrations } from '../../../../server/repositories/organisations/write';
import { createFeedReader } from '../../../../server/sources/feedReader';
import { readSource } from '../../../../server/sources/readSource';
import { type FeedServer, feedServer } from '../../../support/feedServer';
import { jsonFeedAt } from '../../../support/jsonFeedAt';
import { TEST_TOKEN_SECRET, type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';

let feed: FeedServer;
let test: TestApp;
let as: string;
let location: TestLocation;
beforeAll(async () => {
  feed = await feedServer();
  test = await testApp({ outbound: createOutboundClient({ allow: [feed.host] }) });
  as = await test.signInAs('manager@riverside.example');
  await inTransaction(test.database.pool, (client) => setIntegrations(client, test.organisations.riverside, [1]));
  location = await makeLocation(test, as, await organisationOf(test, test.organisations.riverside));
});
afterAll(async () => {
  await test.close();
  await feed.close();
});
beforeEach(() => feed.answer('[{"id":1,"name":"Quay Café"}]'));

const KEY = { name: 'X-Api-Key', value: 'the secret of the feed' };
const HIDDEN = [{ name: 'X-Api-Key', value: null }];
const params = () => ({ uuid: location.project });
const read = async () => (await test.call(readProject, { as, params: params() })).data;
const save = (integrations: readonly IntegrationInput[], revision?: number) =>
  test.call(updateProject, {
    as,
    params: params(),
    body: { integrations: [...integrations], ...(revision !== undefined && { revision }) },
  });
const passive = (url = feed.url, config = {}): IntegrationInput => ({ ...jsonFeedAt(url, config), mode: 0 });
/** Saves one integration and returns its id. */
async function saved(one: IntegrationInput): Promise<string> {
  const { data } = await save([one]);
  return data.integrations?.[0]?.id ?? '';
}
/** The whole audit trail, newest last. */
const logged = async () =>
  (await test.database.pool.query<Record<string, unknown>>('SELECT * FROM audit_entries ORDER BY id')).rows;
const tried = (body: Parameters<typeof test.call<typeof testIntegration>>[1]['body']) =>
  test.call(testIntegration, { as, body });

it('[IG1] a location keeps its integrations in their order; a save replaces them, and visitors see nothing of it', async () => {
  const before = await read();
  const { data } = await save([passive(), { ...passive('https://feeds.example/'), mode: 1 }]);
  expect(data.integrations).toMatchObject([
    { type: 'json-feed', mode: 0, config: { url: feed.url, mapping: { external_id: 'id', name: 'name' } } },
    { type: 'json-feed', mode: 1, config: { url: 'https://feeds.example/' } },
  ]);
  expect(data.publish_status).toBe(before.publish_status);
  const [first, second] = data.integrations ?? [];
  const turned = await save([
    { ...passive('https://feeds.example/'), id: second?.id, mode: 1 },
    { ...passive(), id: first?.id },
  ]);
  expect(turned.data.integrations?.map(({ id }) => id)).toEqual([second?.id, first?.id]);
  expect((await save([])).data.integrations).toEqual([]);
});

it('[IG1] a stale save changes nothing and is answered with what there is', async () => {
  const { data } = await save([passive()]);
  await save([{ ...passive(), id: data.integrations?.[0]?.id, mode: 1 }], data.revision);
  const stale = await save([], data.revision);
  expect([stale.status, stale.error.current]).toMatchObject([409, { integrations: [{ mode: 1 }] }]);
  expect((await read()).integrations).toHaveLength(1);
});

it('[IO24] who may not create categories cannot let a feed create them, and keeps one that does', async () => {
  const creates = passive(feed.url, { missing_categories: 'create' });
  const { data } = await save([creates]);
  const id = data.integrations?.[0]?.id;
  const editor = await test.signInAs('editor@riverside.example');
  await test.database.pool.query(
    `DELETE FROM user_features WHERE feature_id = $1
        AND user_id = (SELECT id FROM users WHERE email = 'editor@riverside.example')`,
    [featureId('categories')],
  );
  const saveAs = (integrations: IntegrationInput[]) =>
    test.call(updateProject, { as: editor, params: params(), body: { integrations } });
  const refused = await saveAs([{ ...creates, id }, creates]);
  expect([refused.status, refused.error.errors]).toEqual([
    422,
    { 'integrations.1.config.missing_categories': [integrationText('mayNotCreate')] },
  ]);
  expect((await saveAs([{ ...creates, id, mode: 1 }])).status).toBe(200);
});

it('[IG2] a save names what is wrong with its parameter', async () => {
  for (const [config, field, text] of [
    [{ url: 'ftp://feeds.example/' }, 'url', 'urlInvalid'],
    [{ url: 'https://user:word@feeds.example/' }, 'url', 'urlInvalid'],
    [{ timeout: 31 }, 'timeout', 'timeoutInvalid'],
    [{ items_path: 'a..b' }, 'items_path', 'pathInvalid'],
    [{ mapping: { name: 'name' } }, 'mapping', 'idMissing'],
    [{ headers: [{ name: 'Host', value: 'inner' }] }, 'headers.0.name', 'headerReserved'],
    [{ headers: [{ name: 'X-Key', value: 'a\r\nb' }] }, 'headers.0.value', 'headerValue'],
    [{ headers: [KEY, { ...KEY, name: 'x-api-key' }] }, 'headers', 'headerTwice'],
    [{ schedule: { every: 'daily', at: '25:00' } }, 'schedule.at', 'timeInvalid'],
    [{ tags: ['x'.repeat(51)] }, 'tags.0', 'tagsInvalid'],
  ] as const) {
    // Each is wrong in one way that the type may forbid too.
    const reply = await save([passive(feed.url, config)]);
    expect([reply.status, reply.error.errors]).toEqual([
      422,
      { [`integrations.0.config.${field}`]: [integrationText(text)] },
    ]);
  }
  const many = await save(Array.from({ length: 11 }, () => passive()));
  expect(many.error.errors).toEqual({ integrations: [integrationText('tooMany', { most: 10 })] });
});

it('[IG2] a save takes no integration of another location and no kind that the organisation does not have', async () => {
  const id = await saved(passive());
  const other = await makeLocation(test, as, location.organisation);
  const foreign = await test.call(updateProject, {
    as,
    params: { uuid: other.project },
    body: { integrations: [{ ...passive(), id }] },
  });
  expect(foreign.error.errors).toEqual({ integrations: [integrationText('unknown')] });
  const { items_path: _, ...config } = jsonFeedAt(feed.url).config;
  const csv: IntegrationInput = { type: 'csv-feed', mode: 0, config: { ...config, delimiter: ',', skip_lines: 0 } };
  expect((await save([csv])).error.errors).toEqual({ 'integrations.0.type': [integrationText('notHeld')] });
  expect((await tried(csv)).error.errors).toEqual({ type: [integrationText('notHeld')] });
});

it('[IG3] a header value reaches the source, and neither a browser nor the log; null keeps it', async () => {
  const id = await saved(passive(feed.url, { headers: [KEY] }));
  expect((await read()).integrations?.[0]?.config.headers).toEqual(HIDDEN);
  await save([{ ...passive(feed.url, { headers: HIDDEN }), id, mode: 1 }]);
  const stored = await findIntegrationOf(test.database.pool, test.organisations.riverside, id);
  expect(JSON.stringify(stored)).not.toContain(KEY.value);
  expect(stored && opened(stored, createIntegrationBox(TEST_TOKEN_SECRET)).config.headers).toEqual([KEY]);
  expect((await tried({ ...jsonFeedAt(feed.url, { headers: HIDDEN }), id })).status).toBe(204);
  expect(feed.received.at(-1)?.['x-api-key']).toBe(KEY.value);
  expect(JSON.stringify(await logged())).not.toContain(KEY.value);
});

it('[LG6] the project log names what was changed of an integration, and shows none of its secrets', async () => {
  const id = await saved(passive(`${feed.url}?key=first`, { headers: [KEY] }));
  const last = async () => {
    const { logs } = (await test.call(readProjectLog, { as, params: params(), query: {} })).data;
    return logs[0]?.properties;
  };
  const traced = { type: 'json-feed', mode: 0, host: `127.0.0.1:${feed.host.port}`, schedule: 'off' };
  const changed = async (url: string, headers: typeof HIDDEN | (typeof KEY)[], config = {}) => {
    await save([{ ...passive(url, { headers, ...config }), id }]);
    return last();
  };
  expect(await changed(`${feed.url}?key=other`, HIDDEN)).toEqual({
    old: { integrations: [traced] },
    attributes: { integrations: [{ ...traced, changed: ['url'] }] },
  });
  const mapping = { external_id: 'id', name: 'title' };
  expect(await changed(`${feed.url}?key=other`, [{ ...KEY, value: 'another secret' }], { mapping })).toEqual({
    old: { integrations: [traced] },
    attributes: { integrations: [{ ...traced, changed: ['headers', 'mapping'] }] },
  });
  // The same again changes nothing.
  expect(await changed(`${feed.url}?key=other`, HIDDEN, { mapping })).toEqual({ old: {}, attributes: {} });
  expect(JSON.stringify(await logged())).not.toMatch(/key=|another secret/);
});

it('[IG3] a stored value goes to no other server: not by a test, not by a save, not for another organisation', async () => {
  const id = await saved(passive(feed.url, { headers: [KEY] }));
  const other = await feedServer();
  const again = [integrationText('headerAgain')];
  expect((await tried({ ...jsonFeedAt(other.url, { headers: HIDDEN }), id })).error.errors).toEqual({
    'config.headers': again,
  });
  expect((await save([{ ...passive(other.url, { headers: HIDDEN }), id }])).error.errors).toEqual({
    'integrations.0.config.headers': again,
  });
  const reseller = await test.signInAs('reseller@northwind.example');
  await inTransaction(test.database.pool, (client) => setIntegrations(client, test.organisations.northwind, [1]));
  const body = { ...jsonFeedAt(feed.url, { headers: HIDDEN }), id };
  const foreign = await test.call(testIntegration, { as: reseller, body });
  expect(foreign.error.errors).toEqual({ 'config.headers': again });
  await other.close();
});

it('[IG4] the answer of a location has the kinds of its organisation with their parameters', async () => {
  const { organisation } = await read();
  expect(organisation?.integrations.map(({ name }) => name)).toEqual(['json-feed']);
  expect(organisation?.integrations[0]?.parameters.map(({ name, kind }) => [name, kind])).toEqual([
    ['url', 'text'],
    ['items_path', 'text'],
    ['mapping', 'mapping'],
    ['headers', 'headers'],
    ['tags', 'array'],
    ['missing_categories', 'choice'],
    ['timeout', 'number'],
    ['schedule', 'schedule'],
  ]);
});

it('[IG5] a test that reads rows is answered with 204, and leaves one entry without secrets', async () => {
  const reply = await tried(jsonFeedAt(`${feed.url}?key=hidden`, { headers: [KEY] }));
  expect([reply.status, reply.body]).toEqual([204, '']);
  const entry = (await logged()).at(-1);
  expect(entry).toMatchObject({ event: 'tested', organisation_id: test.organisations.riverside });
  expect(JSON.stringify(entry)).toContain(`of 127.0.0.1:${feed.host.port}`);
  expect(JSON.stringify(entry)).not.toMatch(/hidden|secret|feed\?/);
});

it('[IG5] a test that fails says what to fix, at its parameter, and nothing of what the source has sent', async () => {
  for (const [answer, field, code] of [
    ['SECRET', 'config.url', 'not-json'],
    ['{"SECRET":1}', 'config.items_path', 'root-is-no-list'],
    ['[]', 'config.mapping', 'no-rows'],
    ['[{"id":["SECRET"],"name":"SECRET"}]', 'config.mapping', 'no-rows'],
    ['[{"key":"SECRET"}]', 'config.mapping', 'no-path'],
  ] as const) {
    feed.answer(answer);
    const reply = await tried(jsonFeedAt(feed.url));
    expect([reply.status, reply.error.code, Object.keys(reply.error.errors ?? {})]).toEqual([422, code, [field]]);
    expect(reply.body).not.toMatch(/SECRET|127\.0\.0\.1/);
  }
  const inner = await tried(jsonFeedAt('http://localhost/'));
  expect(inner.error.errors).toEqual({ 'config.url': [new OutboundError('refused-address').message] });
});

it('[IG6] 60 tests of a person in fifteen minutes are answered, the next one has to wait', async () => {
  const editor = await test.signInAs('editor@riverside.example');
  const again = () => test.call(testIntegration, { as: editor, body: jsonFeedAt(feed.url) });
  for (let tests = 0; tests < 60; tests += 1) expect((await again()).status).toBe(204);
  expect((await again()).status).toBe(429);
});

it('[IG7] reads 10,000 rows with 200 wrong ones, each of them named', async () => {
  feed.answer(
    JSON.stringify(Array.from({ length: 10_000 }, (_, at) => ({ id: at % 50 === 0 ? null : at, name: `Shop ${at}` }))),
  );
  const reading = await readSource(jsonFeedAt(feed.url), {
    outbound: createOutboundClient({ allow: [feed.host] }),
    readFeed: createFeedReader(new URL(inject('feedThread'))),
    signal: new AbortController().signal,
    owner: 1,
  });
  expect([reading.rows.length, reading.errors.length]).toEqual([9_800, 200]);
  expect(reading.errors.map(({ row }) => row)).toEqual(Array.from({ length: 200 }, (_, at) => at * 50 + 1));
});

it('[IG27] rejects millions of tiny values before they are parsed, and parses no feed beside other calls', async () => {
  const parsed = vi.spyOn(JSON, 'parse');
  feed.answer(`[${'[],'.repeat(6_500_000)}[]]`);
  const rejected = await tried(jsonFeedAt(feed.url));
  expect([rejected.status, rejected.error.errors]).toEqual([
    422,
    { 'config.url': [feedFaultText({ code: 'too-complex' })] },
  ]);
  feed.answer(`${'['.repeat(50)}${']'.repeat(50)}`);
  expect((await tried(jsonFeedAt(feed.url))).error.code).toBe('too-complex');
  const name = 'x'.repeat(1000);
  feed.answer(JSON.stringify(Array.from({ length: 5_000 }, (_, id) => ({ id, name }))));
  expect((await tried(jsonFeedAt(feed.url))).status).toBe(204);
  expect(parsed.mock.calls.filter(([text]) => String(text).length > 1_000_000)).toEqual([]);
  parsed.mockRestore();
});

it('[IG36] the beginning of a feed is answered with likely fields and the effects of an import; nothing is stored', async () => {
  feed.answer(
    JSON.stringify({
      shops: [
        { id: 1, name: 'Quay Café', kind: 'Toys', tel: '+49 351 1234567' },
        { id: 2, name: 'Bank' },
      ],
    }),
  );
  const sample = (change: object, guess = true) =>
    test.call(sampleIntegration, { as, params: params(), body: { ...jsonFeedAt(feed.url, change), guess } });
  const before = (await logged()).length;
  const { data } = await sample({ mapping: {} });
  expect(data).toMatchObject({
    found: 'shops',
    rows: 2,
    mapping: { external_id: 'id', name: 'name', categories: 'kind', phone: 'tel' },
    result: { problem: null, add: 1, change: 0, same: 0, refused: 1, remove: 0 },
  });
  expect(data.result?.errors).toMatchObject([{ row: 1, field: 'categories', code: 'category-unknown', value: 'Toys' }]);
  expect(data.columns).toContainEqual({ place: 'tel', values: ['+49 351 1234567'] });
  // The chosen fields alone.
  const chosen = await sample({ items_path: 'shops', mapping: { external_id: 'id', name: 'name' } }, false);
  expect(chosen.data).toMatchObject({ mapping: { external_id: 'id', name: 'name' }, result: { add: 2, refused: 0 } });
  expect((await sample({ items_path: 'shops', mapping: {} }, false)).data.result).toBeNull();
  const wrong = await sample({ items_path: 'shops', mapping: { external_id: 'id', name: 'nmae' } });
  expect(wrong.data.result?.problem).toBe(feedFaultText({ code: 'no-path', field: 'name' }));
  const unread = await sample({ items_path: 'stores' });
  expect([unread.status, unread.error.errors]).toEqual([
    422,
    { 'config.items_path': [feedFaultText({ code: 'no-list' })] },
  ]);
  // Each request that succeeded, by its host alone.
  const noted = (await logged()).slice(before).map(({ description }) => description);
  expect(noted).toEqual(Array(4).fill(`Read the first rows of a json-feed of ${new URL(feed.url).host}`));
});
