import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteDestination, restoreDestination, updateDestination } from '@/contract/destinations/destinationRecords';
import {
  createDestination,
  createPlacement,
  findPlacement,
  updatePlacement,
} from '@/contract/destinations/destinations';
import { readProjectData } from '@/contract/locations/projectData';
import { readProject } from '@/contract/locations/projectDetails';
import { PROMOTION_CALLS, type PromotionKind } from '@/contract/promotions/promotions';
import { translate } from '@/contract/texts/translate';
import { featureId } from '@/model/access/features';
import { serviceText } from '../../../../server/texts';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';

let test: TestApp;
let as: string;
let organisation: string;
let location: TestLocation;
let hall: number;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
});
beforeEach(async () => {
  location = await makeLocation(test, as, organisation);
  hall = (await shop('Market hall')).id;
});
afterAll(() => test.close());

const shop = async (name: string, more: { parent_id?: number } = {}, by = { as, organisation }) =>
  (await test.call(createDestination, { as: by.as, params: { uuid: by.organisation }, body: { name, ...more } })).data;
const promote = async (kind: PromotionKind, name: string, by = { as, organisation }) => {
  const { data } = await test.call(PROMOTION_CALLS[kind].create, {
    as: by.as,
    params: { uuid: by.organisation },
    body: { name, start: '2020-01-01 00:00:00', everywhere: true },
  });
  return { id: data.id ?? 0, uuid: data.uuid, name };
};
const room = (object_name = 'room-1') => ({ object_name, floor_id: location.floors[0], parent_id: hall });
type Content = Partial<Record<'events' | 'offers' | 'sub_destinations', { id: number }[]>>;
const place = (content: Content, object_name?: string, by = as) =>
  test.call(createPlacement, { as: by, body: { ...room(object_name), ...content } });
const save = (id: number, content: Content & { revision?: number; parent_id?: number }, by = as) =>
  test.call(updatePlacement, { as: by, params: { id: String(id) }, body: { ...room(), ...content } });
const revisionOf = async (project: string) => {
  const { rows } = await test.database.pool.query('SELECT content_revision FROM projects WHERE uuid = $1', [project]);
  return rows[0]?.content_revision;
};
const stranger = async () => {
  const token = await test.signInAs('manager@harbour.example');
  return { as: token, organisation: await organisationOf(test, test.organisations.harbour) };
};

it('[RT1] a place stores events, offers and sub-destinations, once each, and keeps what a later save does not name', async () => {
  const [fair, sale] = [await promote('event', 'Fair'), await promote('offer', 'Sale')];
  const [baker, butcher] = [await shop('Baker', { parent_id: hall }), await shop('Butcher')];
  const made = await place({
    events: [{ id: fair.id }, { id: fair.id }],
    offers: [{ id: sale.id }],
    sub_destinations: [{ id: butcher.id }, { id: baker.id }],
  });
  expect(made.data).toMatchObject({
    events: [fair],
    offers: [sale],
    sub_destinations: [
      { id: baker.id, name: 'Baker', logo: null, parent: { id: hall, name: 'Market hall', logo: null } },
      { id: butcher.id, name: 'Butcher', logo: null, parent: null },
    ],
  });
  const changed = await save(made.data.id, { events: [], revision: 1 });
  expect(changed.data).toEqual({ ...made.data, events: [], revision: 2 });
  const looked = await test.call(findPlacement, { as, body: { object_name: 'room-1', floor_id: location.floors[0] } });
  const { data } = await test.call(readProjectData, { as, params: { uuid: location.project } });
  expect([looked.data, data.destinations]).toEqual([changed.data, [changed.data]]);
});

it('[RT1] a stale save changes nothing, and a save is audited with what it changed', async () => {
  const fair = await promote('event', 'Fair');
  const { id } = (await place({ events: [{ id: fair.id }] })).data;
  const stale = await save(id, { events: [], revision: 0 });
  expect([stale.status, stale.error.current]).toMatchObject([409, { events: [fair] }]);
  await save(id, { events: [], revision: 1 });
  const { rows } = await test.database.pool.query(
    `SELECT properties FROM audit_entries WHERE tag = 'placement' AND event = 'updated' AND subject = $1`,
    [String(id)],
  );
  expect(rows).toMatchObject([{ properties: { old: { events: [fair] }, attributes: { events: [] } } }]);
});

it('[RT2] records of others, of another kind or of nobody, and the destination itself, store nothing', async () => {
  const [offer, theirs] = [await promote('offer', 'Sale'), await promote('event', 'Theirs', await stranger())];
  const foreign = await shop('Ward', {}, await stranger());
  const unknown = { events: [serviceText('failed.notFound')] };
  const noDestination = { sub_destinations: [translate('destination.parentMissing')] };
  for (const [content, errors] of [
    [{ events: [{ id: theirs.id }] }, unknown],
    [{ events: [{ id: offer.id }] }, unknown],
    [{ sub_destinations: [{ id: foreign.id }] }, noDestination],
    [{ sub_destinations: [{ id: 2_000_000_000 }] }, noDestination],
    [{ sub_destinations: [{ id: hall }] }, { sub_destinations: [serviceText('editor.subIsItself')] }],
  ] satisfies [Content, object][]) {
    const refused = await place(content);
    expect([refused.status, refused.error.errors]).toEqual([422, errors]);
  }
  const baker = await shop('Baker');
  const { data } = await place({ sub_destinations: [{ id: baker.id }] });
  expect((await save(data.id, { parent_id: baker.id })).status).toBe(422);
  expect((await save(data.id, { parent_id: baker.id, sub_destinations: [] })).status).toBe(200);
});

it('[RT3] without the feature nobody changes events or offers, and a save that leaves them as they are is accepted', async () => {
  const [fair, sale] = [await promote('event', 'Fair'), await promote('offer', 'Sale')];
  const both = { events: [{ id: fair.id }], offers: [{ id: sale.id }] };
  const { id } = (await place(both)).data;
  const without = await test.signInAs('editor@riverside.example');
  const user = ['editor@riverside.example', featureId('events')];
  await test.database.pool.query(
    'DELETE FROM user_features f USING users u WHERE u.id = f.user_id AND u.email = $1 AND f.feature_id = $2',
    user,
  );
  try {
    expect((await save(id, { ...both, events: [] }, without)).status).toBe(403);
    expect((await place({ events: [{ id: fair.id }] }, 'room-2', without)).status).toBe(403);
    expect((await save(id, both, without)).status).toBe(200);
    expect((await save(id, { ...both, offers: [] }, without)).data).toMatchObject({ events: [fair], offers: [] });
  } finally {
    await test.database.pool.query(
      'INSERT INTO user_features (user_id, feature_id) SELECT id, $2 FROM users WHERE email = $1',
      user,
    );
  }
});

it('[RT4] an event of a place is for no other location, and a location that gains or loses it has changes to publish', async () => {
  const elsewhere = await makeLocation(test, as, organisation);
  const fair = await promote('event', 'Fair of one place');
  const eventsIn = async (project: string) =>
    (await test.call(readProjectData, { as, params: { uuid: project } })).data.events
      .filter(({ id }) => id === fair.id)
      .map(({ destinations, places }) => ({ destinations, places }));
  expect([await eventsIn(location.project), await eventsIn(elsewhere.project)]).toEqual([
    [{ destinations: [], places: [] }],
    [{ destinations: [], places: [] }],
  ]);
  const before = await revisionOf(elsewhere.project);
  const { id } = (await place({ events: [{ id: fair.id }] })).data;
  expect([await eventsIn(location.project), await eventsIn(elsewhere.project)]).toEqual([
    [{ destinations: [], places: [id] }],
    [],
  ]);
  const between = await revisionOf(elsewhere.project);
  expect(between).toBeGreaterThan(before);
  await save(id, { events: [{ id: fair.id }] });
  expect(await revisionOf(elsewhere.project)).toBe(between);
  await save(id, { events: [] });
  expect(await revisionOf(elsewhere.project)).toBe(between);
  expect([await eventsIn(location.project), await eventsIn(elsewhere.project)]).toEqual([[], []]);
});

it('[RT5] a deleted sub-destination leaves its places, and comes back with them; so do the contents of a deleted destination', async () => {
  const [fair, baker] = [await promote('event', 'Fair'), await shop('Baker')];
  await place({ events: [{ id: fair.id }], sub_destinations: [{ id: baker.id }] });
  const placed = async () => (await test.call(readProjectData, { as, params: { uuid: location.project } })).data;
  const before = (await placed()).destinations;
  const remove = (id: number) => test.call(deleteDestination, { as, params: { id: String(id) } });
  const restore = (id: number) => test.call(restoreDestination, { as, params: { id: String(id) } });
  const published = await revisionOf(location.project);
  await remove(baker.id);
  expect((await placed()).destinations[0]?.sub_destinations).toEqual([]);
  expect(await revisionOf(location.project)).toBe(published + 1);
  await restore(baker.id);
  expect((await placed()).destinations).toEqual(before);
  await remove(hall);
  expect((await placed()).destinations).toEqual([]);
  await restore(hall);
  expect((await placed()).destinations).toEqual(before);
});

it('[RT5] a change of a sub-destination is to be published where it is inside a place', async () => {
  const baker = await shop('Baker');
  await place({ sub_destinations: [{ id: baker.id }] });
  const before = await revisionOf(location.project);
  await test.call(updateDestination, { as, params: { id: String(baker.id) }, body: { name: 'Bakery' } });
  expect(await revisionOf(location.project)).toBe(before + 1);
  expect((await test.call(readProject, { as, params: { uuid: location.project } })).data.publish_status).toBe(1);
});
