import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '@/contract/allCalls';
import { listBuildings, uploadLabels } from '@/contract/buildings/buildings';
import { correctOutlines } from '@/contract/buildings/outlines';
import { uploadDestinationFile } from '@/contract/destinations/destinationFiles';
import { createDestination } from '@/contract/destinations/destinations';
import { uploadIcons } from '@/contract/icons/icons';
import { readJob } from '@/contract/jobs/jobs';
import { uploadLandscapeScreensaver, uploadPortraitScreensaver } from '@/contract/kiosks/screensavers';
import { uploadProjectFile } from '@/contract/locations/projectFiles';
import { publishProjectByPost } from '@/contract/locations/projects';
import { uploadOrganisationImage } from '@/contract/organisations/organisations';
import { readStorageUse } from '@/contract/organisations/storageUse';
import { PROMOTION_CALLS } from '@/contract/promotions/promotions';
import { uploadPicture } from '@/contract/uploads/pictures';
import { correctUpload, uploadMap } from '@/contract/uploads/uploads';
import { uploadAvatar } from '@/contract/users/userAdministration';
import { startJobs } from '../../../../server/jobs/jobs';
import { createPublishJob } from '../../../../server/jobs/publishJob';
import { pngFile } from '../../../support/pngFile';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { testFloorPlan } from '../../../support/service/testFloorPlan';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';
import { testWayfinder } from '../../../support/service/testWayfinder';

const QUOTA = 10 * 1024 * 1024;

let test: TestApp;
let as: string;
let uuid: string;
let user: string;
let location: TestLocation;
let upload: string;
let destination: string;
let group: number;
let event: string;
let offer: string;
/** Provider staff alone have project files. */
let staff: string;
let ofProvider: TestLocation;
let picture: { readonly name: string; readonly bytes: Uint8Array };
beforeAll(async () => {
  test = await testApp({ uploadQuota: QUOTA, hasOwnDatabase: true });
  as = await test.signInAs('manager@riverside.example');
  uuid = await organisationOf(test, test.organisations.riverside);
  location = await makeLocation(test, as, uuid, { withPlan: true });
  upload = (await sendPlan()).data.uuid;
  destination = String((await test.call(createDestination, { as, params: { uuid }, body: { name: 'Café' } })).data.id);
  const { pool } = test.database;
  group =
    (
      await pool.query<{ id: number }>(
        "INSERT INTO organisation_file_groups (organisation_id, name) VALUES ($1, 'Leases') RETURNING id",
        [test.organisations.riverside],
      )
    ).rows[0]?.id ?? 0;
  const promotion = async (kind: 'event' | 'offer') =>
    (await test.call(PROMOTION_CALLS[kind].create, { as, params: { uuid }, body: { name: 'Market' } })).data.uuid;
  event = await promotion('event');
  offer = await promotion('offer');
  user =
    (await pool.query<{ uuid: string }>("SELECT uuid FROM users WHERE email = 'manager@riverside.example'")).rows[0]
      ?.uuid ?? '';
  picture = { name: 'a.png', bytes: await pngFile() };
  // A file that leaves no room, not even for one of the same size in place of another.
  staff = await test.signInAs('staff@atrium.example');
  ofProvider = await makeLocation(test, staff, await organisationOf(test, test.organisations.provider));
  const fill = (project: string, bytes: number) =>
    pool.query(
      `INSERT INTO project_files (organisation_id, project_id, path, bytes, file_key, last_modified)
     SELECT organisation_id, id, 'large.bin', $2, 'attachments/large', now() FROM projects WHERE uuid = $1`,
      [project, bytes],
    );
  await fill(location.project, QUOTA - (await used()) + 1);
  await fill(ofProvider.project, QUOTA + 1);
});
afterAll(() => test.close());

const sendPlan = () =>
  test.call(uploadMap, {
    as,
    params: { uuid: location.floors[1] },
    query: {},
    file: { name: 'plan.zip', bytes: testFloorPlan(2) },
  });
const used = async () => (await test.call(readStorageUse, { as, params: { uuid } })).data.used;
const planOf = async (floor: string) =>
  (await test.call(listBuildings, { as, params: { id: location.project } })).data.buildings
    .flatMap(({ floors }) => floors)
    .find((one) => one.uuid === floor)?.plan ?? '';

/** A good request of every call that stores a file. */
const SENT: Record<string, () => Promise<{ status: number; error: { code: string } }>> = {
  uploadMap: sendPlan,
  correctUpload: () => test.call(correctUpload, { as, params: { id: upload }, body: { up: 'y' } }),
  correctOutlines: async () =>
    test.call(correctOutlines, {
      as,
      params: { uuid: location.floors[0] },
      body: {
        plan: await planOf(location.floors[0]),
        correction: {
          kind: 'draw',
          ring: [
            { x: 900, y: 900 },
            { x: 910, y: 900 },
            { x: 910, y: 910 },
            { x: 900, y: 910 },
          ],
        },
      },
    }),
  uploadPicture: () =>
    test.call(uploadPicture, { as, params: { uuid }, body: { type: 'destination.logo' }, file: picture }),
  uploadIcons: () => test.call(uploadIcons, { as, params: { uuid }, file: picture }),
  uploadOrganisationImage: () => test.call(uploadOrganisationImage, { as, params: { uuid }, file: picture }),
  uploadAvatar: () => test.call(uploadAvatar, { as, params: { uuid: user }, file: picture }),
  uploadEventImage: () => test.call(PROMOTION_CALLS.event.uploadImage, { as, params: { uuid: event }, file: picture }),
  uploadOfferImage: () => test.call(PROMOTION_CALLS.offer.uploadImage, { as, params: { uuid: offer }, file: picture }),
  uploadPortraitScreensaver: () =>
    test.call(uploadPortraitScreensaver, { as, params: { uuid: location.project }, body: {}, file: picture }),
  uploadLandscapeScreensaver: () =>
    test.call(uploadLandscapeScreensaver, { as, params: { uuid: location.project }, body: {}, file: picture }),
  uploadDestinationFile: () =>
    test.call(uploadDestinationFile, {
      as,
      params: { id: destination },
      body: { organisation_file_group_id: String(group) },
      file: { name: 'lease.pdf', bytes: picture.bytes },
    }),
  uploadProjectFile: () =>
    test.call(uploadProjectFile, {
      as: staff,
      params: { uuid: ofProvider.project },
      body: { path: '' },
      file: picture,
    }),
};

describe('with a quota that is used up', () => {
  it('[QU2] every call with a file is in this table, or stores none', () => {
    const storing = allCalls.filter(({ quota }) => quota !== null).map(({ name }) => name);
    expect(Object.keys(SENT).toSorted()).toEqual(storing.toSorted());
    const without = allCalls.filter((call) => call.upload && call.quota === null).map(({ name }) => name);
    expect(without).toEqual([uploadLabels.name]);
  });

  it.each(Object.entries(SENT))('[QU2] %s is rejected and stores nothing', async (_, send) => {
    const before = [await test.storedKeys(), await used()];
    const rejected = await send();
    expect([rejected.status, rejected.error.code]).toEqual([422, 'over-quota']);
    expect([await test.storedKeys(), await used()]).toEqual(before);
  });

  it('[QU2] a labels file, of which no bytes are stored, is still read', async () => {
    const labels = await test.call(uploadLabels, {
      as,
      params: { uuid: location.floors[0] },
      file: { name: 'labels.txt', bytes: new TextEncoder().encode('room-0\tCafé\n') },
    });
    expect(labels.status).toBe(200);
  });

  it('[QU1] [QU5] the organisation and those above it read what uses it, by kind', async () => {
    const reseller = await test.signInAs('reseller@northwind.example');
    const own = await test.call(readStorageUse, { as, params: { uuid } });
    const above = await test.call(readStorageUse, { as: reseller, params: { uuid } });
    expect(above.data).toEqual(own.data);
    expect(own.data).toMatchObject({
      limit: QUOTA,
      used: QUOTA + 1,
      kinds: [
        { kind: 'project-files', files: 1 },
        { kind: 'floor-plans', files: 2 },
      ],
    });
  });

  it('[QU4] a location is still published, and its build counts', async () => {
    const { data } = await test.call(publishProjectByPost, { as, params: { uuid: location.project }, query: {} });
    const publish = createPublishJob({
      pool: test.database.pool,
      storage: test.storage,
      clock: () => test.clock.now,
      wayfinder: testWayfinder(),
      publicUrl: 'https://atrium.test',
    });
    const jobs = startJobs(test.database.pool, { publish }, { info: () => {}, error: () => {} });
    const state = async () => (await test.call(readJob, { as, params: { uuid: data.uuid } })).data.state;
    while (['queued', 'running'].includes(await state())) jobs.wake();
    await jobs.stop();
    expect(await state()).toBe('succeeded');
    const { kinds } = (await test.call(readStorageUse, { as, params: { uuid } })).data;
    expect(kinds.find(({ kind }) => kind === 'builds')).toMatchObject({ files: 1, bytes: expect.any(Number) });
  });
});

it('[QU2] a file with an unknown group is never stored', async () => {
  await test.database.pool.query("DELETE FROM project_files WHERE path = 'large.bin'");
  const before = await test.storedKeys();
  const rejected = await test.call(uploadDestinationFile, {
    as,
    params: { id: destination },
    body: { organisation_file_group_id: '987654' },
    file: { name: 'lease.pdf', bytes: picture.bytes },
  });
  expect([rejected.status, await test.storedKeys()]).toEqual([422, before]);
});

describe('with a database that refuses the rows', () => {
  beforeAll(async () => {
    await test.database.pool.query("DELETE FROM project_files WHERE path = 'large.bin'");
    await test.database.pool.query(
      `CREATE FUNCTION refuse_rows() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$;
       CREATE TRIGGER refuse_rows BEFORE INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_rows()`,
    );
  });
  afterAll(() => test.database.pool.query('DROP TRIGGER refuse_rows ON audit_entries'));

  it.each(Object.entries(SENT))('[ST25] %s leaves no file', async (_, send) => {
    const before = await test.storedKeys();
    expect((await send()).status).toBe(507);
    expect(await test.storedKeys()).toEqual(before);
  });
});

it('[ST25] a picture that is sent twice at once under one key is stored once', async () => {
  const before = await test.storedKeys();
  const send = () =>
    test.call(uploadPicture, {
      as,
      params: { uuid },
      body: { type: 'project.logo' },
      file: picture,
      idempotencyKey: 'one-picture-twice',
    });
  const [one, other] = await Promise.all([send(), send()]);
  expect([one.status, other.status, other.data.url]).toEqual([200, 200, one.data.url]);
  expect(await test.storedKeys()).toHaveLength(before.length + 1);
});
