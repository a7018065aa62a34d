import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteDestination, restoreDestination } from '@/contract/destinations/destinationRecords';
import { createDestination, createPlacement } from '@/contract/destinations/destinations';
import { updateProject } from '@/contract/locations/projectChanges';
import { readProjectData } from '@/contract/locations/projectData';
import { readImage } from '@/contract/organisations/organisations';
import { PROMOTION_CALLS, type PromotionCalls, type PromotionKind } from '@/contract/promotions/promotions';
import { pngFile } from '../../../support/pngFile';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';

let test: TestApp;
let as: string;
let uuid: string;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  uuid = await organisationOf(test, test.organisations.riverside);
});
afterAll(() => test.close());

const KINDS = [
  ['event', 'Event updated successfully.', 'Your event has been deleted.'],
  ['offer', 'Offer updated successfully.', 'Offer deleted successfully.'],
] as const;

describe.each(KINDS)('%ss', (kind, updated, deleted) => {
  const calls = PROMOTION_CALLS[kind];
  type Body = Parameters<typeof test.call<PromotionCalls['create']>>[1]['body'];
  const create = (body: Body) => test.call(calls.create, { as, params: { uuid }, body });
  const save = (id: string, body: Body) => test.call(calls.update, { as, params: { uuid: id }, body });
  const remove = (id: string) => test.call(calls.remove, { as, params: { uuid: id } });
  const list = async () => (await test.call(calls.list, { as, params: { uuid } })).data;
  const send = (id: string, bytes: Uint8Array) =>
    test.call(calls.uploadImage, { as, params: { uuid: id }, file: { name: 'image.png', bytes } });
  const imageStatus = async (url: string | null) =>
    (await test.call(readImage, { params: { key: (url ?? '').replace('/api/images/', '') } })).status;

  it('[EV1] [EV2] are created, listed by their start, changed and deleted, each with an audit entry', async () => {
    const made = await create({ name: ' Night market ', start: '2026-09-02 18:00:00', end: '2026-09-02 23:00:00' });
    expect(made.message).toBe('Night market created successfully.');
    expect(made.data).toMatchObject({
      name: 'Night market',
      short_desc: '',
      long_desc: '',
      website: '',
      image: null,
      start: '2026-09-02 18:00:00',
      end: '2026-09-02 23:00:00',
      upcoming: null,
      organisation_id: test.organisations.riverside,
      destinations: [],
      revision: 1,
    });
    const early = (await create({ name: 'Earlier', start: '2026-09-01 00:00:00' })).data;
    expect((await list()).map(({ name }) => name)).toEqual(['Earlier', 'Night market']);
    const other = PROMOTION_CALLS[kind === 'event' ? 'offer' : 'event'];
    expect((await test.call(other.list, { as, params: { uuid } })).data).toEqual([]);
    const changed = await save(made.data.uuid, {
      name: 'Night market',
      short_desc: 'Food and music',
      start: '2026-09-03 18:00:00',
      upcoming: '2026-08-20',
      website: 'https://market.example',
      revision: 1,
    });
    expect(changed.message).toBe(updated);
    expect(changed.data).toMatchObject({
      short_desc: 'Food and music',
      start: '2026-09-03 18:00:00',
      end: null,
      upcoming: '2026-08-20',
      revision: 2,
    });
    expect((await remove(made.data.uuid)).message).toBe(deleted);
    await remove(early.uuid);
    expect(await list()).toEqual([]);
    const { rows } = await test.database.pool.query<{ event: string }>(
      'SELECT event FROM audit_entries WHERE tag = $1 AND subject = $2 ORDER BY id',
      [kind, made.data.uuid],
    );
    expect(rows.map(({ event }) => event)).toEqual(['created', 'updated', 'deleted']);
  });

  it('[EV2] a save that is based on an older revision is rejected with the present record', async () => {
    const { data } = await create({ name: 'First' });
    await save(data.uuid, { name: 'Second', revision: 1 });
    const stale = await save(data.uuid, { name: 'Third', revision: 1 });
    expect([stale.status, stale.error.current]).toMatchObject([409, { name: 'Second', revision: 2 }]);
    await remove(data.uuid);
  });

  it.each([
    [{ name: '' }, 'name', `Please input ${kind} name`],
    [{ name: 'x'.repeat(101) }, 'name', 'Length should be 1 to 100'],
    [{ name: 'A', start: '2026-02-30 00:00:00' }, 'start', undefined],
    [
      { name: 'A', start: '2026-02-03 00:00:00', end: '2026-02-03 00:00:00' },
      'end',
      'The end must be after the start.',
    ],
    [{ name: 'A', start: '2026-02-03 09:00:00', upcoming: '2026-02-04' }, 'upcoming', undefined],
    [{ name: 'A', website: 'javascript:alert(1)' }, 'website', undefined],
  ] satisfies [Body, string, string | undefined][])(
    '[EV3] [EV4] %j is rejected at its field and stores nothing',
    async (body, field, text) => {
      const { status, error } = await create(body);
      const [message] = error.errors?.[field] ?? [];
      expect([status, text ?? message]).toEqual([422, message]);
      expect(message).toBeTruthy();
      expect(await list()).toEqual([]);
    },
  );

  it('[EV4] [EV7] without a start it begins with the day, and it is live, upcoming or ended by the clock of the service', async () => {
    const today = test.clock.now.toISOString().slice(0, 10);
    const { data } = await create({ name: 'Today' });
    expect([data.start, data.state]).toEqual([`${today} 00:00:00`, 'live']);
    const later = (await create({ name: 'Later', start: '2999-01-01 00:00:00' })).data;
    const over = (await create({ name: 'Over', start: '2001-01-01 00:00:00', end: '2001-01-02 00:00:00' })).data;
    expect((await list()).map(({ state }) => state)).toEqual(['ended', 'live', 'upcoming']);
    for (const one of [data, later, over]) await remove(one.uuid);
  });

  it('[EV23] repeats, and a save without the rule leaves it', async () => {
    const evening = { name: 'Chess', start: '2026-03-05 18:00:00', end: '2026-03-05 20:00:00' };
    const made = (await create({ ...evening, repeats: 'FREQ=WEEKLY;BYDAY=TH', everywhere: true })).data;
    expect(made).toMatchObject({ repeats: 'FREQ=WEEKLY;BYDAY=TH', timezone: 'UTC', ...evening });
    expect((made.next?.start ?? '') > '2026-03-05').toBe(true);
    expect(new Date(`${made.next?.start.slice(0, 10)}T00:00:00Z`).getUTCDay()).toBe(4);
    const saved = (await save(made.uuid, { ...evening, name: 'Draughts', everywhere: true })).data;
    expect([saved.repeats, saved.name, saved.next]).toEqual([made.repeats, 'Draughts', made.next]);
    const withoutEnd = await save(made.uuid, { name: 'Draughts', start: evening.start });
    expect([withoutEnd.status, withoutEnd.error.errors]).toEqual([
      422,
      { end: ['Please choose when the first one ends, so that it can repeat.'] },
    ]);
    const once = (await save(made.uuid, { ...evening, repeats: null })).data;
    expect([once.repeats, once.timezone, once.next]).toEqual([null, null, null]);
    await remove(made.uuid);
  });

  it('[EV24] what repeats is live while one of its times is, upcoming before the next and ended after the last', async () => {
    const day = (days: number) => new Date(test.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const stateOf = async (body: Omit<Body, 'name'>) => {
      const { data } = await create({ name: 'A', start: `${day(-10)} 00:00:00`, ...body });
      await remove(data.uuid);
      return [data.state, data.next?.start.slice(0, 10)];
    };
    const short = `${day(-10)} 00:00:01`;
    expect(await stateOf({ end: `${day(-9)} 00:00:00`, repeats: 'FREQ=DAILY' })).toEqual(['live', day(0)]);
    expect(await stateOf({ end: short, repeats: 'FREQ=DAILY;INTERVAL=11' })).toEqual(['upcoming', day(1)]);
    expect(await stateOf({ end: short, repeats: 'FREQ=DAILY;COUNT=3' })).toEqual(['ended', day(-8)]);
  });

  it('[EV23] a rule that cannot be is rejected at its field', async () => {
    const times = { name: 'A', start: '2026-03-05 18:00:00', end: '2026-03-05 20:00:00' };
    const errorsOf = async (body: Partial<Body>) => {
      const { status, error } = await create({ ...times, ...body });
      return [status, error.errors];
    };
    expect(await errorsOf({ repeats: 'FREQ=HOURLY' })).toEqual([
      422,
      { repeats: ['Please use a rule such as FREQ=WEEKLY;BYDAY=TH;UNTIL=20271231.'] },
    ]);
    expect((await errorsOf({ repeats: `FREQ=WEEKLY;BYDAY=${'MO,'.repeat(80)}MO` }))[0]).toBe(422);
    expect(await errorsOf({ repeats: 'FREQ=DAILY', end: '2026-03-06 18:00:01' })).toEqual([
      422,
      { end: ['Each one must end before the next one begins.'] },
    ]);
    expect(await errorsOf({ repeats: 'FREQ=DAILY;UNTIL=20260304' })).toEqual([
      422,
      { repeats: ['It would take place at no time: the last day is before the first one.'] },
    ]);
    expect(await list()).toEqual([]);
  });

  it('[EV5] takes destinations of its own organisation and no other', async () => {
    const { data: ours } = await test.call(createDestination, { as, params: { uuid }, body: { name: `Shop ${kind}` } });
    const stranger = await test.signInAs('manager@harbour.example');
    const { data: theirs } = await test.call(createDestination, {
      as: stranger,
      params: { uuid: await organisationOf(test, test.organisations.harbour) },
      body: { name: 'Ward' },
    });
    const { data } = await create({ name: 'Here', destinations: [{ id: ours.id }, { id: ours.id }] });
    expect(data.destinations).toEqual([{ id: ours.id, name: `Shop ${kind}` }]);
    const refused = await save(data.uuid, { name: 'There', destinations: [{ id: theirs.id }] });
    expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([422, ['destinations']]);
    expect((await list()).map(({ name }) => name)).toEqual(['Here']);
    await remove(data.uuid);
  });

  it('[EV6] its image is re-encoded, replaced and removed, and leaves the revision as it is', async () => {
    const { data } = await create({ name: 'With image' });
    const first = (await send(data.uuid, await pngFile(2400))).data;
    expect([first.revision, await imageStatus(first.image)]).toEqual([1, 200]);
    const shown = await test.call(readImage, { params: { key: (first.image ?? '').replace('/api/images/', '') } });
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: 'webp', width: 1920 });
    const second = (await send(data.uuid, await pngFile(90, '#c2410c'))).data;
    expect([await imageStatus(first.image), await imageStatus(second.image)]).toEqual([404, 200]);
    const removed = await test.call(calls.removeImage, { as, params: { uuid: data.uuid } });
    expect([removed.data.image, removed.data.revision, await imageStatus(second.image)]).toEqual([null, 1, 404]);
    const last = (await send(data.uuid, await pngFile())).data;
    await remove(data.uuid);
    expect(await imageStatus(last.image)).toBe(404);
  });

  it('[EV6] anything but a JPEG or PNG is rejected by its bytes', async () => {
    const { data } = await create({ name: 'Without image' });
    const webp = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
      .webp()
      .toBuffer();
    for (const bytes of [webp, new TextEncoder().encode('<svg/>')]) {
      const { status, error } = await send(data.uuid, bytes);
      expect([status, error.errors?.file]).toEqual([
        422,
        ['Please choose a PNG or JPEG image of at most 36 megapixels.'],
      ]);
    }
    expect((await list()).map(({ image }) => image)).toEqual([null]);
    await remove(data.uuid);
  });
});

describe('where an event is shown', () => {
  const { create, update, list } = PROMOTION_CALLS.event;
  const promote = async (name: string, body: object) =>
    (await test.call(create, { as, params: { uuid }, body: { name, ...body } })).data;
  const read = async (id: string) =>
    (await test.call(list, { as, params: { uuid } })).data.find((one) => one.uuid === id);
  const shop = async (name: string) =>
    (await test.call(createDestination, { as, params: { uuid }, body: { name } })).data.id;
  const seenIn = async (project: string) =>
    (await test.call(readProjectData, { as, params: { uuid: project } })).data.events.map(({ name }) => name);
  let here: TestLocation;
  let there: TestLocation;
  beforeAll(async () => {
    here = await makeLocation(test, as, uuid);
    there = await makeLocation(test, as, uuid);
  });

  it('[EV18] is said: without a word it has no place, and no visitor sees it', async () => {
    await promote('Silent', {});
    await promote('Everywhere', { everywhere: true });
    await promote('In one location', { projects: [{ uuid: there.project }, { uuid: there.project }] });
    expect(await seenIn(here.project)).toEqual(['Everywhere']);
    expect(await seenIn(there.project)).toEqual(['Everywhere', 'In one location']);
  });

  it('[EV18] a save that does not name it leaves it as it is', async () => {
    const made = await promote('Kept', { everywhere: true, projects: [{ uuid: here.project }] });
    await test.call(update, { as, params: { uuid: made.uuid }, body: { name: 'Kept so' } });
    expect(await read(made.uuid)).toMatchObject({ name: 'Kept so', everywhere: true, rooms: 0, destinations: [] });
    expect((await read(made.uuid))?.projects).toMatchObject([{ uuid: here.project }]);
  });

  it('[EV24] it repeats by the clock of the locations that show it, and by UTC where these have several', async () => {
    const settings = { timezone: 'America/New_York' };
    const changed = await test.call(updateProject, { as, params: { uuid: there.project }, body: { settings } });
    expect(changed.status).toBe(200);
    // 18:00 in New York before its clocks change, and 18:00 in UTC.
    const times = { start: '2020-03-05 23:00:00', end: '2020-03-05 23:30:00', repeats: 'FREQ=WEEKLY;COUNT=2' };
    const of = async (body: object) => {
      const made = await promote('Weekly', { ...times, ...body });
      await test.call(PROMOTION_CALLS.event.remove, { as, params: { uuid: made.uuid } });
      return [made.timezone, made.next?.start];
    };
    expect(await of({ projects: [{ uuid: there.project }] })).toEqual(['America/New_York', '2020-03-12 22:00:00']);
    expect(await of({ everywhere: true })).toEqual(['UTC', '2020-03-12 23:00:00']);
    await test.call(updateProject, {
      as,
      params: { uuid: there.project },
      body: { settings: { timezone: 'Europe/London' } },
    });
    expect(await of({ everywhere: true })).toEqual(['Europe/London', '2020-03-12 23:00:00']);
  });

  it('[EV5] its locations belong to its own organisation', async () => {
    const stranger = await test.signInAs('manager@harbour.example');
    const other = await organisationOf(test, test.organisations.harbour);
    const { project } = await makeLocation(test, stranger, other);
    const body = { name: 'Elsewhere', projects: [{ uuid: project }] };
    const { status, error } = await test.call(create, { as, params: { uuid }, body });
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['projects']]);
  });

  it('[EV19] one whose last destination is deleted has no place, is seen by nobody, and comes back with it', async () => {
    const id = await shop('Wharfside Climbing');
    await test.call(createPlacement, { as, body: { object_name: 'room-1', floor_id: here.floors[0], parent_id: id } });
    const made = await promote('Only there', { destinations: [{ id }] });
    expect(await seenIn(here.project)).toContain('Only there');
    await test.call(deleteDestination, { as, params: { id: String(id) } });
    expect(await read(made.uuid)).toMatchObject({ destinations: [], projects: [], everywhere: false, rooms: 0 });
    for (const { project } of [here, there]) expect(await seenIn(project)).not.toContain('Only there');
    await test.call(restoreDestination, { as, params: { id: String(id) } });
    expect((await read(made.uuid))?.destinations).toEqual([{ id, name: 'Wharfside Climbing' }]);
    expect(await seenIn(here.project)).toContain('Only there');
  });

  it('[EV20] the name of a deleted shop leaves the labels of its rooms, and comes back with it', async () => {
    const id = await shop('Bean Ferry');
    const at = (object_name: string) => ({ object_name, floor_id: here.floors[0], parent_id: id });
    for (const room of ['room-2', 'room-3']) await test.call(createPlacement, { as, body: at(room) });
    await test.database.pool.query(
      `INSERT INTO floor_labels (floor_id, organisation_id, object_name, text)
       SELECT f.id, $2, x.name, x.text FROM floors f,
              (VALUES ('room-2', ' BEAN FERRY '), ('room-3', 'Unit 3'), ('room-0', 'Bean Ferry')) x (name, text)
        WHERE f.uuid = $1`,
      [here.floors[0], test.organisations.riverside],
    );
    const labels = async () => {
      const { data } = await test.call(readProjectData, { as, params: { uuid: here.project } });
      return (data.labels ?? []).map(({ text }) => text).sort();
    };
    const before = await labels();
    await test.call(deleteDestination, { as, params: { id: String(id) } });
    expect(await labels()).toEqual(before.filter((label) => label !== ' BEAN FERRY '));
    await test.call(restoreDestination, { as, params: { id: String(id) } });
    expect(await labels()).toEqual(before);
  });
});

it('[EV1] the feature of each kind is needed', async () => {
  const feature = { event: 'events', offer: 'offers' } as const;
  for (const kind of ['event', 'offer'] satisfies PromotionKind[]) {
    await test.database.pool.query(
      `DELETE FROM user_features USING users u, features f
        WHERE u.id = user_id AND f.id = feature_id AND u.email = 'manager@riverside.example' AND f.name = $1`,
      [feature[kind]],
    );
    const { status } = await test.call(PROMOTION_CALLS[kind].list, { as, params: { uuid } });
    expect([kind, status]).toEqual([kind, 403]);
  }
});
