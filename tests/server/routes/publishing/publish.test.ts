import { arrayBuffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import { deleteFloor } from '@/contract/buildings/buildings';
import { createDestination, createPlacement } from '@/contract/destinations/destinations';
import { cancelJob, readJob } from '@/contract/jobs/jobs';
import { readPreview, readPreviewPlan } from '@/contract/locations/preview';
import { updateProject } from '@/contract/locations/projectChanges';
import { readProject } from '@/contract/locations/projectDetails';
import { readProjectLog } from '@/contract/locations/projectLog';
import { publishProject, publishProjectByPost } from '@/contract/locations/projects';
import { saveNetwork } from '@/contract/network/network';
import { PROMOTION_CALLS } from '@/contract/promotions/promotions';
import { listBuilds, publishBuild } from '@/contract/publishing/builds';
import { readPublicationChanges } from '@/contract/publishing/publicationChanges';
import { translate } from '@/contract/texts/translate';
import { BusyError } from '../../../../server/errors';
import { endedAtLimit, JOB_MINUTES } from '../../../../server/jobs/jobLimits';
import { JobFailed, type JobHandler, JobStopped, type Jobs, startJobs } from '../../../../server/jobs/jobs';
import { buildOldPublications } from '../../../../server/jobs/oldPublications';
import { createPublishJob } from '../../../../server/jobs/publishJob';
import { leaseJob } from '../../../../server/repositories/jobs/jobs';
import { createPublicationWork } from '../../../../server/routes/publishing/publicationWork';
import type { Storage } from '../../../../server/storage/storage';
import { stringifyInSlices } from '../../../../server/stringifyInSlices';
import { serviceText } from '../../../../server/texts';
import { keepHouse, sweepAll } from '../../../support/service/keepHouse';
import { NO_NUMBER } from '../../../support/service/noNumber';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { addFloorPlan, makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';
import { chain } from '../../../support/service/testNetwork';
import { testWayfinder } from '../../../support/service/testWayfinder';

let test: TestApp;
let as: string;
let organisation: string;
let location: TestLocation;
let floor: string;
const wayfinder = testWayfinder();
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
});
beforeEach(async () => {
  // Jobs that an earlier test has left in the queue would disturb the next one.
  await test.database.pool.query(`UPDATE jobs SET state = 'cancelled' WHERE state IN ('queued', 'running')`);
  location = await makeLocation(test, as, organisation, { withPlan: true });
  floor = location.floors[0];
});
afterAll(() => test.close());

const publish = (token = as) =>
  test.call(publishProjectByPost, { as: token, params: { uuid: location.project }, query: {} });
const project = async () => (await test.call(readProject, { as, params: { uuid: location.project } })).data;
const job = async (uuid: string) => (await test.call(readJob, { as, params: { uuid } })).data;
const preview = (token?: string) => test.call(readPreview, { as: token, params: { id: location.project }, query: {} });
const previewPlan = (token?: string) =>
  test.call(readPreviewPlan, { as: token, params: { id: location.project, floor }, query: {} });
const rename = (name: string) => test.call(updateProject, { as, params: { uuid: location.project }, body: { name } });
const handler = () =>
  createPublishJob({
    pool: test.database.pool,
    storage: test.storage,
    clock: () => test.clock.now,
    wayfinder,
    publicUrl: 'https://atrium.test',
  });

/** Attempts to publish that were ended at their limit. */
const overLimit = async (): Promise<number> =>
  (await endedAtLimit.get()).values.find(({ labels }) => labels.kind === 'publish')?.value ?? 0;

const { unpack } = createPublicationWork(new URL(inject('publicationThread')));
const oldPublicationDeps = () => ({
  pool: test.database.pool,
  storage: test.storage,
  clock: () => test.clock.now,
  wayfinder,
  publicUrl: 'https://atrium.test',
  unpack,
});

/** Works on the queue until the job is over. */
async function work(uuid: string, publishJob = handler()): Promise<void> {
  const jobs: Jobs = startJobs(test.database.pool, { publish: publishJob }, { info: () => {}, error: () => {} });
  while (['queued', 'running'].includes((await job(uuid)).state)) jobs.wake();
  await jobs.stop();
}

it('[PU1] publishes in a job that waits, is done, and makes the location up to date until the next change', async () => {
  const asked = await publish();
  expect(asked.message).toBe(serviceText('location.publishRequested'));
  expect(asked.data).toMatchObject({ state: 'queued', kind: 'publish', project_uuid: location.project, progress: 0 });
  expect(await project()).toMatchObject({ is_publishing: true, publish_status: 1, job: { state: 'queued' } });
  await work(asked.data.uuid);
  expect(await job(asked.data.uuid)).toMatchObject({ state: 'succeeded', progress: 100, stage: 'Done', error: null });
  expect(await project()).toMatchObject({
    is_publishing: false,
    publish_status: 0,
    published_by: { name: 'Maya Okafor' },
    job: null,
  });
  await rename('Changed since');
  expect((await project()).publish_status).toBe(1);
});

it('[PU10] says how much differs from what visitors see, before and after publishing', async () => {
  const changes = async () =>
    (await test.call(readPublicationChanges, { as, params: { uuid: location.project } })).data;
  expect(await changes()).toMatchObject({
    published_at: null,
    changes: expect.arrayContaining([{ kind: 'plans', added: 1, changed: 0, removed: 0 }]),
  });
  await work((await publish()).data.uuid);
  expect(await changes()).toEqual({
    published_at: (await project()).published_at,
    earlier_build: null,
    changes: [],
    staff_only: 0,
  });
  await rename('Renamed since');
  expect((await changes()).changes).toEqual([{ kind: 'details', added: 0, changed: 1, removed: 0 }]);
});

it('[PV7] [EV8] [EV25] a publication has what is on in its rooms and everywhere, and a change of that is to be published', async () => {
  const shop = async (name: string) =>
    (await test.call(createDestination, { as, params: { uuid: organisation }, body: { name } })).data.id;
  const promote = async (name: string, body: object) =>
    (
      await test.call(PROMOTION_CALLS.event.create, {
        as,
        params: { uuid: organisation },
        body: { name, start: '2020-01-01 00:00:00', ...body },
      })
    ).data.uuid;
  const [here, elsewhere] = [await shop('Here'), await shop('Elsewhere')];
  await test.call(createPlacement, {
    as,
    body: { object_name: 'room-1', floor_id: floor, parent_id: here },
  });
  const fair = await promote('Fair', { destinations: [{ id: here }, { id: elsewhere }], upcoming: '2019-12-01' });
  const others = [
    await promote('Throughout', { everywhere: true }),
    await promote('In this location', { projects: [{ uuid: location.project }] }),
    await promote('Without a place', {}),
    await promote('Ended', { end: '2020-01-02 00:00:00' }),
    await promote('Last one ended', { everywhere: true, end: '2020-01-01 01:00:00', repeats: 'FREQ=DAILY;COUNT=3' }),
    await promote('Repeats', { everywhere: true, end: '2020-01-01 01:00:00', repeats: 'FREQ=WEEKLY' }),
    await promote('Not here', { destinations: [{ id: elsewhere }] }),
  ];
  await work((await publish()).data.uuid);
  const { events, offers } = (await preview()).data.publication.project;
  expect(events.map(({ name, destinations }) => [name, destinations])).toEqual([
    ['Fair', [here]],
    ['Throughout', []],
    ['In this location', []],
    ['Repeats', []],
  ]);
  // With its rule, since a build shows it as long as it is used.
  expect(events.at(-1)).toMatchObject({
    repeats: 'FREQ=WEEKLY',
    timezone: 'Europe/London',
    start: '2020-01-01 00:00:00',
  });
  expect([offers, events[0]]).toMatchObject([[], { start: '2020-01-01 00:00:00', end: null, upcoming: '2019-12-01' }]);
  expect((await project()).publish_status).toBe(0);
  const remove = (uuid: string) => test.call(PROMOTION_CALLS.event.remove, { as, params: { uuid } });
  await remove(others.pop() ?? '');
  expect((await project()).publish_status).toBe(0);
  await remove(fair);
  expect((await project()).publish_status).toBe(1);
  for (const uuid of others) await remove(uuid);
});

it('[PU2] tells its stages and how far it is, never going back', async () => {
  const { uuid } = (await publish()).data;
  const seen: number[] = [];
  await work(uuid, (taken, progress) =>
    handler()(taken, {
      ...progress,
      report: async (stage, percent, more) => {
        await progress.report(stage, percent, more);
        const shown = await job(uuid);
        expect(shown).toMatchObject({ state: 'running', stage, progress: percent });
        seen.push(percent);
      },
    }),
  );
  expect(seen.length).toBeGreaterThanOrEqual(4);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
});

it('[PU14] passes its steps in order, and its log tells them with the end', async () => {
  const { uuid } = (await publish()).data;
  const steps: (string | null)[] = [];
  await work(uuid, (taken, progress) =>
    handler()(taken, {
      ...progress,
      report: async (stage, percent, more) => {
        await progress.report(stage, percent, more);
        const { step } = await job(uuid);
        if (steps.at(-1) !== step) steps.push(step);
      },
    }),
  );
  expect(steps).toEqual(['validate', 'snapshot', 'build', 'deliver']);
  const { log } = await job(uuid);
  expect(log.map(({ text }) => text)).toEqual([
    'Checking the location',
    'Storing the snapshot',
    'Packing the wayfinder',
    expect.stringMatching(/^The build has \d+ KiB\.$/),
    'Finishing',
    'Done',
  ]);
  expect(log.map(({ at }) => at)).toEqual(log.map(({ at }) => at).toSorted());
});

it('[PU14] the log of a job that failed ends with the reason', async () => {
  const { uuid } = (await publish()).data;
  await work(uuid, async (_job, progress) => {
    await progress.report('Checking the location', 5, { step: 'validate' });
    throw new JobFailed('The location is gone.');
  });
  expect((await job(uuid)).log.map(({ text }) => text)).toEqual(['Checking the location', 'The location is gone.']);
});

async function addKiosk(isDemo: boolean): Promise<string> {
  const { rows } = await test.database.pool.query<{ id: number }>(
    `INSERT INTO kiosks (uid, organisation_id, project_id, name, is_demo)
     SELECT $2, organisation_id, id, 'Entrance', $3 FROM projects WHERE uuid = $1 RETURNING id`,
    [location.project, crypto.randomUUID(), isDemo],
  );
  return String(rows[0]?.id);
}

const uidOf = async (kiosk: string): Promise<string> =>
  (await test.database.pool.query<{ uid: string }>('SELECT uid FROM kiosks WHERE id::text = $1', [kiosk])).rows[0]
    ?.uid ?? 'no-unit';

it('[PU13] publishes to demo units alone, until it is published to all', async () => {
  const publishDemo = () => test.call(publishProject, { as, params: { uuid: location.project }, query: { demo: '1' } });
  const refused = await publishDemo();
  expect([refused.status, refused.error.message]).toEqual([422, 'This location has no demo units.']);
  const demo = await addKiosk(true);
  const other = await addKiosk(false);
  expect((await project()).has_demo_units).toBe(true);
  await work((await publish()).data.uuid);
  await rename('For demo units');
  const asked = await publishDemo();
  expect(asked.data).toMatchObject({ kind: 'publish', is_demo: true });
  await work(asked.data.uuid);

  const shown = async (kiosk?: string, name: 'unit' | 'kiosk' = 'unit') => {
    const query = kiosk === undefined ? {} : { [name]: name === 'unit' ? await uidOf(kiosk) : kiosk };
    const reply = await test.call(readPreview, { params: { id: location.project }, query });
    return reply.data.publication.project.location.name;
  };
  expect([await shown(demo), await shown(other), await shown(), await shown(String(NO_NUMBER))]).toEqual([
    'For demo units',
    'Test Hall',
    'Test Hall',
    'Test Hall',
  ]);
  // Numbers can be counted by anybody.
  expect([await shown(demo, 'kiosk'), await shown('nobody')]).toEqual(['Test Hall', 'Test Hall']);
  expect(await project()).toMatchObject({ publish_status: 1, is_publishing: false });
  await work((await publish()).data.uuid);
  await rename('Later');
  expect([await shown(demo), await shown()]).toEqual(['For demo units', 'For demo units']);
});

it('[PV13] the preview of a demo unit shows the build that the unit has chosen, and that of any other kiosk does not', async () => {
  const demo = await addKiosk(true);
  const other = await addKiosk(false);
  await rename('As it was');
  await work((await publish()).data.uuid);
  await rename('As it is');
  await work((await publish()).data.uuid);
  await test.database.pool.query(
    `UPDATE kiosks s SET project_build_id = b.id FROM builds b JOIN projects p ON p.id = b.project_id
      WHERE s.id = ANY ($1) AND p.uuid = $2 AND b.build_number = 1`,
    [[demo, other], location.project],
  );
  const shown = async (query: { unit?: string; kiosk?: string }) =>
    (await test.call(readPreview, { params: { id: location.project }, query })).data.publication.project.location.name;
  expect([await shown({ unit: await uidOf(demo) }), await shown({ unit: await uidOf(other) })]).toEqual([
    'As it was',
    'As it is',
  ]);
  expect([await shown({ kiosk: demo }), await shown({})]).toEqual(['As it is', 'As it is']);
  const toMember = async (kiosk: string) =>
    (await test.call(readPreview, { as, params: { id: location.project }, query: { kiosk } })).data.draft;
  expect([await toMember(demo), await toMember(other)]).toEqual([false, true]);
});

it('[PU15] shows an earlier build to visitors again; what was edited is kept and still to be published', async () => {
  const builds = async () => (await test.call(listBuilds, { as, params: { uuid: location.project } })).data;
  const roll = (number: string, token = as) =>
    test.call(publishBuild, { as: token, params: { uuid: location.project, number } });
  await work((await publish()).data.uuid);
  await rename('A mistake');
  await work((await publish()).data.uuid);
  expect((await builds()).map(({ build_number, shown_to }) => [build_number, shown_to])).toEqual([
    [2, 'visitors'],
    [1, null],
  ]);
  const later = new Date(test.clock.now.getTime() + 60 * 60_000);
  await keepHouse(test, later);
  const reply = await roll('1');
  expect([reply.status, reply.message]).toEqual([200, 'Build 1 is published.']);
  expect((await preview()).data.publication.project.location.name).toBe('Test Hall');
  expect((await previewPlan()).status).toBe(200);
  expect(await project()).toMatchObject({ name: 'A mistake', publish_status: 1 });
  expect((await builds()).map(({ build_number, shown_to }) => [build_number, shown_to])).toEqual([
    [2, null],
    [1, 'visitors'],
  ]);
  for (const number of ['3', '0', 'x', '99999999999']) expect((await roll(number)).status).toBe(404);
  const foreigner = await test.signInAs('manager@harbour.example');
  expect((await roll('1', foreigner)).status).toBe(404);
  expect((await roll('1', await test.signInAs('editor@riverside.example'))).status).toBe(403);
  await publish();
  const busy = await roll('2');
  expect([busy.status, busy.error.message]).toEqual([409, translate('location.publishBusy')]);
});

it('[PU24] what was published before there were builds gets its build, to which it can be rolled back', async () => {
  const builds = async () => (await test.call(listBuilds, { as, params: { uuid: location.project } })).data;
  await work((await publish()).data.uuid);
  const { pool } = test.database;
  await pool.query('DELETE FROM builds b USING projects p WHERE p.id = b.project_id AND p.uuid = $1', [
    location.project,
  ]);
  const stored = async () => (await test.storedKeys()).filter((key) => key.startsWith('builds/')).length;
  const before = await stored();
  const deps = oldPublicationDeps();
  const log = { info: () => {}, error: (values: object) => expect(values).toBeNull() };
  // As two instances that start together.
  await Promise.all([buildOldPublications(deps, log), buildOldPublications(deps, log)]);
  await buildOldPublications(deps, log);
  expect(await stored()).toBe(before + 1);
  expect(
    (await builds()).map(({ build_number, shown_to, can_be_published }) => [build_number, shown_to, can_be_published]),
  ).toEqual([[1, 'visitors', true]]);
  await rename('A mistake');
  await work((await publish()).data.uuid);
  const reply = await test.call(publishBuild, { as, params: { uuid: location.project, number: '1' } });
  expect([reply.status, reply.message]).toEqual([200, 'Build 1 is published.']);
  expect((await preview()).data.publication.project.location.name).toBe('Test Hall');
});

it('[DB47] keeps the snapshots of what is shown and of the builds, and no others, however often it is published', async () => {
  const publications = async () =>
    (
      await test.database.pool.query(
        'SELECT 1 FROM publications b JOIN projects p ON p.id = b.project_id WHERE p.uuid = $1',
        [location.project],
      )
    ).rowCount;
  const snapshots = async () => (await test.storedKeys()).filter((key) => key.startsWith('publications/')).length;
  const before = await snapshots();
  for (let times = 0; times < 12; times++) await work((await publish()).data.uuid);
  expect(await publications()).toBe(1);
  expect(await snapshots()).toBe(before + 12);
  await sweepAll(test, new Date(test.clock.now.getTime() + 60 * 60_000));
  const kept = await test.database.pool.query<{ key: string }>(
    'SELECT snapshot_key AS key FROM builds UNION SELECT snapshot_key FROM publications',
  );
  const named = new Set(kept.rows.map(({ key }) => key));
  expect((await test.storedKeys()).filter((key) => key.startsWith('publications/') && !named.has(key))).toEqual([]);
  const made = await test.call(listBuilds, { as, params: { uuid: location.project } });
  expect(made.data.map(({ build_number, can_be_published }) => can_be_published && build_number)).toEqual([
    12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
  ]);
});

it('[PU28] the snapshot of an old publication is parsed in a thread, and its build holds the very same location', async () => {
  await rename('Café Æther 🗺️');
  await work((await publish()).data.uuid);
  const { pool } = test.database;
  const { rows } = await pool.query<{ snapshot_key: string }>(
    `SELECT b.snapshot_key FROM publications b JOIN projects p ON p.id = b.project_id WHERE p.uuid = $1`,
    [location.project],
  );
  const [stored] = await Promise.all(rows.map(({ snapshot_key }) => test.storage.get(snapshot_key)));
  const snapshot = new Uint8Array(await arrayBuffer(stored?.stream ?? new Blob([]).stream()));
  const before: unknown = JSON.parse(new TextDecoder().decode(snapshot));
  expect(JSON.parse((await stringifyInSlices(await unpack(snapshot))).toString())).toEqual(before);
  await expect(unpack(new TextEncoder().encode('{}'))).rejects.toThrow();

  await pool.query(
    'UPDATE publications b SET build_id = NULL FROM projects p WHERE p.id = b.project_id AND p.uuid = $1',
    [location.project],
  );
  let parsed = 0;
  const counted = (json: Uint8Array<ArrayBuffer>) => {
    parsed++;
    return unpack(json);
  };
  const log = { info: () => {}, error: (values: object) => expect(values).toBeNull() };
  await buildOldPublications({ ...oldPublicationDeps(), unpack: counted }, log);
  expect(parsed).toBe(1);
});

it('[PU24] one publication that cannot be built does not keep the others from it', async () => {
  await work((await publish()).data.uuid);
  const { pool } = test.database;
  await pool.query(
    `UPDATE publications b SET snapshot_key = 'publications/gone.json', build_id = NULL FROM projects p
      WHERE p.id = b.project_id AND p.uuid = $1`,
    [location.project],
  );
  const errors: object[] = [];
  const deps = oldPublicationDeps();
  await buildOldPublications(deps, { info: () => {}, error: (values: object) => errors.push(values) });
  expect(errors).toHaveLength(1);
});

it('[PU15] [PU19] the question names the time at which the earlier build was published again, and that build', async () => {
  const changes = async () =>
    (await test.call(readPublicationChanges, { as, params: { uuid: location.project } })).data;
  const built = test.clock.now;
  await work((await publish()).data.uuid);
  await rename('A mistake');
  await work((await publish()).data.uuid);
  test.clock.now = new Date(built.getTime() + 45 * 60_000);
  try {
    await test.call(publishBuild, { as, params: { uuid: location.project, number: '1' } });
    expect(await changes()).toEqual({
      published_at: test.clock.now.toISOString(),
      earlier_build: { build_number: 1, created_at: built.toISOString() },
      staff_only: 0,
      changes: [{ kind: 'details', added: 0, changed: 1, removed: 0 }],
    });
    expect((await project()).published_at).toBe(test.clock.now.toISOString());
    await work((await publish()).data.uuid);
    expect(await changes()).toEqual({
      published_at: test.clock.now.toISOString(),
      earlier_build: null,
      changes: [],
      staff_only: 0,
    });
  } finally {
    test.clock.now = built;
  }
});

it('[PU3] publishes one location once at a time, however often it is asked', async () => {
  const replies = await Promise.all([publish(), publish(), publish()]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(replies.find(({ status }) => status === 409)?.error.message).toBe(translate('location.publishBusy'));
});

it('[PU4] refuses to publish a location without a plan, and people without the right to', async () => {
  const bare = await makeLocation(test, as, organisation);
  const reply = await test.call(publishProjectByPost, { as, params: { uuid: bare.project }, query: {} });
  expect([reply.status, reply.error.message]).toEqual([422, serviceText('location.nothingToPublish')]);
  const editor = await test.signInAs('editor@riverside.example');
  expect((await publish(editor)).status).toBe(403);
  expect((await project()).is_publishing).toBe(false);
});

it('[PU5] takes the GET of the wire from our own calls alone: not by HEAD, ahead of time, or as a page', async () => {
  const headers: Record<string, string>[] = [
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-moz': 'prefetch' },
    { 'sec-fetch-mode': 'navigate' },
  ];
  for (const one of headers) {
    const reply = await test.call(publishProject, {
      as,
      params: { uuid: location.project },
      query: {},
      headers: one,
    });
    expect(reply.status).toBe(400);
  }
  const head = await test.app.inject({
    method: 'HEAD',
    url: `/api/projects/${location.project}/publish`,
    headers: { authorization: `Bearer ${as}` },
  });
  expect(head.statusCode).toBe(404);
  expect((await project()).is_publishing).toBe(false);
  const asked = await test.call(publishProject, {
    as,
    params: { uuid: location.project },
    query: {},
    headers: { 'sec-fetch-mode': 'cors' },
  });
  expect([asked.status, asked.headers['cache-control']]).toEqual([200, 'no-store']);
});

/** Action, user and description of the entries in the project log, newest first. */
const logged = async () => {
  const { logs } = (await test.call(readProjectLog, { as, params: { uuid: location.project }, query: {} })).data;
  return logs.map(({ action, user, description }) => [action, user?.name ?? null, description]);
};

it('[PU6] [PU20] stops when it is asked to, and visitors see what they saw', async () => {
  await work((await publish()).data.uuid);
  await rename('Not to be seen');
  const { uuid } = (await publish()).data;
  await work(uuid, (taken, progress) =>
    handler()(taken, {
      ...progress,
      report: async (stage, percent, more) => {
        if (stage === 'Storing the snapshot') await test.call(cancelJob, { as, params: { uuid } });
        await progress.report(stage, percent, more);
      },
    }),
  );
  expect((await job(uuid)).state).toBe('cancelled');
  expect((await preview()).data.publication.project.location.name).toBe('Test Hall');
  expect(await project()).toMatchObject({ publish_status: 1, is_publishing: false });
  expect((await logged()).slice(0, 3)).toEqual([
    ['cancelled', null, 'Publishing was cancelled'],
    ['requested', 'Maya Okafor', 'Asked to cancel the publishing'],
    ['requested', 'Maya Okafor', 'Requested publishing of Not to be seen'],
  ]);
});

it('[PU6] [PU20] stops at once while it still waits', async () => {
  const { uuid } = (await publish()).data;
  expect((await test.call(cancelJob, { as, params: { uuid } })).data.state).toBe('cancelled');
  // A second press has nothing to cancel.
  await test.call(cancelJob, { as, params: { uuid } });
  expect((await logged()).slice(0, 2)).toEqual([
    ['cancelled', 'Maya Okafor', 'Publishing was cancelled'],
    ['requested', 'Maya Okafor', 'Requested publishing of Test Hall'],
  ]);
  expect(
    await leaseJob(test.database.pool, { worker: crypto.randomUUID(), seconds: 20, kinds: ['publish'] }),
  ).toBeNull();
});

it('[PU7] is taken over when its worker dies, and the late worker changes nothing', async () => {
  const { uuid } = (await publish()).data;
  const dead = crypto.randomUUID();
  const taken = await leaseJob(test.database.pool, { worker: dead, seconds: 20, kinds: ['publish'] });
  expect(taken?.uuid).toBe(uuid);
  expect(
    await leaseJob(test.database.pool, { worker: crypto.randomUUID(), seconds: 20, kinds: ['publish'] }),
  ).toBeNull();
  await test.database.pool.query(`UPDATE jobs SET leased_until = now() - interval '1 second' WHERE uuid = $1`, [uuid]);
  await work(uuid);
  expect((await job(uuid)).state).toBe('succeeded');
  const count = async () => (await test.database.pool.query('SELECT 1 FROM publications')).rowCount;
  const before = await count();
  if (!taken) throw new Error('The job was not leased.');
  await expect(handler()(taken, { worker: dead, report: async () => {} })).rejects.toThrow('lost');
  expect(await count()).toBe(before);
});

it('[PU8] [PU20] tries a failure of ours three times, then says so; a missing plan it tells at once', async () => {
  const { uuid } = (await publish()).data;
  let tries = 0;
  await work(uuid, async () => {
    tries++;
    throw new Error('a secret of the machine');
  });
  expect([tries, await job(uuid)]).toMatchObject([3, { state: 'failed', error: translate('failed.any') }]);
  expect((await logged())[0]).toEqual(['failed', null, `Publishing failed. ${translate('failed.any')}`]);
  expect(await project()).toMatchObject({ is_publishing: false, job: { state: 'failed' } });
  const { rows } = await test.database.pool.query<{ plan_key: string }>('SELECT plan_key FROM floors WHERE uuid = $1', [
    floor,
  ]);
  await test.storage.delete(rows[0]?.plan_key ?? '');
  const again = (await publish()).data.uuid;
  await work(again);
  expect(await job(again)).toMatchObject({ state: 'failed', error: 'The plan of Ground is missing. Upload it again.' });
});

it('[PU21] [PU20] is given up when each of three workers died with it, and says so', async () => {
  const { uuid } = (await publish()).data;
  const { pool } = test.database;
  for (let attempt = 1; attempt <= 3; attempt++) {
    const taken = await leaseJob(pool, { worker: crypto.randomUUID(), seconds: 20, kinds: ['publish'] });
    expect([taken?.uuid, taken?.attempts]).toEqual([uuid, attempt]);
    await pool.query(`UPDATE jobs SET leased_until = now() - interval '1 second' WHERE uuid = $1`, [uuid]);
  }
  let begun = 0;
  await work(uuid, async () => {
    begun++;
  });
  const error = serviceText('job.workerLost');
  expect([begun, await job(uuid)]).toMatchObject([0, { state: 'failed', error }]);
  expect((await logged())[0]).toEqual(['failed', null, `Publishing failed. ${error}`]);
  expect((await test.app.inject('/metrics')).body).toContain(
    'atrium_jobs_failed_day{kind="publish",reason="worker-lost"} 1',
  );
});

it('[PU22] waits while the storage or the database is away, which counts as no attempt', async () => {
  const { uuid } = (await publish()).data;
  const outages = [new BusyError(), Object.assign(new Error('terminating connection'), { code: '57P01' })];
  let tries = 0;
  await work(uuid, async (taken, progress) => {
    expect(taken.attempts).toBe(1);
    const outage = outages[tries++ % 5];
    if (outage) throw outage;
    await handler()(taken, progress);
  });
  expect([tries, (await job(uuid)).state]).toEqual([3, 'succeeded']);
});

it('[PU22] ends a job that loses the database again and again, since it may be the cause', async () => {
  const { uuid } = (await publish()).data;
  let tries = 0;
  await work(uuid, async () => {
    tries++;
    throw new Error('Connection terminated unexpectedly');
  });
  expect([tries, (await job(uuid)).state]).toEqual([13, 'failed']);
});

it('[PU23] a service that stops gives back a job that does not end, which another one does at once', async () => {
  const { uuid } = (await publish()).data;
  let release: (() => void) | null = null;
  const stuck = startJobs(
    test.database.pool,
    {
      publish: () =>
        new Promise((done) => {
          release = done;
        }),
    },
    { info: () => {}, error: () => {} },
  );
  await expect.poll(() => release).not.toBeNull();
  const stopped = stuck.stop();
  await stuck.handBack();
  expect((await job(uuid)).state).toBe('queued');
  await work(uuid);
  expect((await job(uuid)).state).toBe('succeeded');
  const { rows } = await test.database.pool.query('SELECT attempts FROM jobs WHERE uuid = $1', [uuid]);
  expect(rows).toEqual([{ attempts: 1 }]);
  (release as (() => void) | null)?.();
  await stopped;
});

it('[PU29] a job that hangs is ended at its limit, tried again, given up after three attempts, and never ends what is not its own', async () => {
  const { uuid } = (await publish()).data;
  const hanging: (() => void)[] = [];
  const endings: Promise<unknown>[] = [];
  const logged: object[] = [];
  const hang: JobHandler = (taken, progress) => {
    const released = new Promise<void>((done) => hanging.push(done));
    const ending = released.then(() => handler()(taken, progress));
    endings.push(ending.catch((error: unknown) => error));
    return ending;
  };
  const before = await overLimit();
  const limits = { ...JOB_MINUTES, publish: 0 };
  const log = { info: () => {}, error: (values: object) => logged.push(values) };
  const jobs = startJobs(test.database.pool, { publish: hang }, log, undefined, limits);
  while ((await job(uuid)).state !== 'failed') jobs.wake();
  await jobs.stop();
  expect(hanging).toHaveLength(3);
  expect((await job(uuid)).error).toBe(serviceText('job.overdue'));
  expect(logged).toContainEqual({ job: uuid, kind: 'publish', attempts: 1, minutes: 0 });
  expect((await overLimit()) - before).toBe(3);
  expect((await test.app.inject('/metrics')).body).toContain(
    'atrium_jobs_failed_day{kind="publish",reason="overdue"} 1',
  );
  for (const release of hanging) release();
  for (const ending of endings) expect(await ending).toBeInstanceOf(JobStopped);
  expect((await job(uuid)).state).toBe('failed');
});

it('[PU9] publishes one moment: what is changed while it works is still to be published', async () => {
  const { uuid } = (await publish()).data;
  await work(uuid, (taken, progress) =>
    handler()(taken, {
      ...progress,
      report: async (stage, percent, more) => {
        if (stage === 'Storing the snapshot') await rename('Too late');
        await progress.report(stage, percent, more);
      },
    }),
  );
  expect((await project()).publish_status).toBe(1);
  expect((await preview()).data.publication.project.location.name).toBe('Test Hall');
});

it('[PV1] shows strangers nothing before it is published, in the same words as for what does not exist', async () => {
  const reply = await preview();
  expect([reply.status, reply.error.message]).toEqual([404, serviceText('preview.notPublished')]);
  for (const id of ['00000000-0000-4000-8000-000000000001', 'nonsense', '../users'])
    expect((await test.call(readPreview, { params: { id }, query: {} })).body).toBe(reply.body);
  expect((await previewPlan()).status).toBe(404);
});

it('[PV17] a draft says whether visitors see the same, an older version or nothing', async () => {
  const published = async () => (await preview(as)).data.published;
  expect(await published()).toBe('never');
  await work((await publish()).data.uuid);
  expect(await published()).toBe('same');
  await rename('Changed');
  expect(await published()).toBe('older');
});

it('[PV2] shows people of the organisation the draft and everybody else what was published last', async () => {
  await work((await publish()).data.uuid);
  const shown = (await previewPlan()).bytes;
  await rename('The draft');
  await test.call(saveNetwork, { as, params: { uuid: location.project }, body: chain(location.floors) });
  await addFloorPlan(test, as, floor, 77);
  const member = (await preview(as)).data;
  expect(member).toMatchObject({ draft: true, publication: { project: { location: { name: 'The draft' } } } });
  expect(member.publication.network.nodes).toHaveLength(6);
  const foreigner = await test.signInAs('manager@harbour.example');
  for (const token of [undefined, foreigner, 'nonsense']) {
    const stranger = (await preview(token)).data;
    expect(stranger).toMatchObject({ draft: false, publication: { project: { location: { name: 'Test Hall' } } } });
    expect(stranger.publication.network.nodes).toEqual([]);
    expect((await previewPlan(token)).bytes.equals(shown)).toBe(true);
  }
  expect((await previewPlan(as)).bytes.equals(shown)).toBe(false);
});

it('[PV3] keeps showing a published floor after it was deleted, also when the house was tidied', async () => {
  await work((await publish()).data.uuid);
  const shown = (await previewPlan()).bytes;
  await test.call(deleteFloor, { as, params: { uuid: floor } });
  const later = new Date(test.clock.now.getTime() + 60 * 60_000);
  await keepHouse(test, later);
  expect((await previewPlan()).bytes.equals(shown)).toBe(true);
});

it('[PV16] tidying up reads what is published one at a time, however many locations there are', async () => {
  for (let at = 0; at < 3; at++) {
    location = await makeLocation(test, as, organisation, { withPlan: true });
    await work((await publish()).data.uuid);
  }
  await test.storage.put('plans/1-00000000-0000-4000-8000-000000000000', Buffer.from('unused'), { contentType: 'x' });
  let open = 0;
  let most = 0;
  let read = 0;
  const storage: Storage = {
    ...test.storage,
    get: async (key, range) => {
      const stored = await test.storage.get(key, range);
      if (!stored) return null;
      open += 1;
      read += 1;
      most = Math.max(most, open);
      stored.stream.once('close', () => {
        open -= 1;
      });
      return stored;
    },
  };
  const later = new Date(test.clock.now.getTime() + 60 * 60_000);
  await keepHouse({ database: test.database, storage }, later);
  expect([read >= 3, most]).toEqual([true, 1]);
});

it('[PV6] tells visitors no uid of a kiosk, also of what was published with it', async () => {
  await test.database.pool.query(
    `INSERT INTO kiosks (uid, organisation_id, project_id, name)
     SELECT 'KIOSK-SECRET', organisation_id, id, 'Entrance' FROM projects WHERE uuid = $1`,
    [location.project],
  );
  await work((await publish()).data.uuid);
  const shown = await preview();
  expect(shown.data.publication.project.screens).toMatchObject([{ name: 'Entrance' }]);
  expect(shown.body).not.toContain('KIOSK-SECRET');
});

it('[PV4] gives a floor of the location alone', async () => {
  await work((await publish()).data.uuid);
  const other = await makeLocation(test, as, organisation, { withPlan: true });
  const reply = await test.call(readPreviewPlan, {
    params: { id: location.project, floor: other.floors[0] },
    query: {},
  });
  expect(reply.status).toBe(404);
});

it('[PV5] reads and packs what was published once for all visitors, until the next publication', async () => {
  const get = vi.spyOn(test.storage, 'get');
  const snapshots = () => get.mock.calls.filter(([key]) => key.startsWith('publications/')).length;
  const view = () => test.call(readPreview, { params: { id: location.project }, query: {} });
  await work((await publish()).data.uuid);
  const views = await Promise.all([view(), view(), view(), previewPlan()]);
  expect(views.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { etag } = (await view()).headers;
  expect(
    (await test.app.inject({ url: `/api/preview/${location.project}`, headers: { 'if-none-match': String(etag) } }))
      .statusCode,
  ).toBe(304);
  expect(snapshots()).toBe(1);
  await rename('Renamed for everybody');
  await work((await publish()).data.uuid);
  expect((await view()).data.publication.project.location.name).toBe('Renamed for everybody');
  expect(snapshots()).toBe(2);
  get.mockRestore();
});

it('[AU2] notes who asked for publishing and what went live, in the organisation of the location', async () => {
  const before = (await test.audit()).length;
  await work((await publish()).data.uuid);
  const by = { organisation_id: test.organisations.riverside, causer_id: test.organisations.manager };
  expect((await test.audit()).slice(before)).toMatchObject([
    { tag: 'publish', event: 'requested', subject: location.project, ...by },
    { tag: 'publish', event: 'published', subject: location.project, ...by },
  ]);
});
