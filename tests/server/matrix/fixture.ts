import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { hashSync } from '@node-rs/argon2';
import sharp from 'sharp';
import { correctOutlines } from '@/contract/buildings/outlines';
import { createCategory } from '@/contract/categories/categories';
import { createDestination, createPlacement } from '@/contract/destinations/destinations';
import { uploadIcons } from '@/contract/icons/icons';
import { createKiosk, type KioskBody } from '@/contract/kiosks/kiosks';
import { createAccessKey } from '@/contract/locations/accessKeys';
import { readProject } from '@/contract/locations/projectDetails';
import { publishProjectByPost } from '@/contract/locations/projects';
import { saveNetwork } from '@/contract/network/network';
import { createRouteCase } from '@/contract/network/routeCases';
import { switchOrganisation, uploadOrganisationImage } from '@/contract/organisations/organisations';
import { PLAIN_KINDS, type PlainKind } from '@/contract/plainRecords';
import { PROMOTION_CALLS } from '@/contract/promotions/promotions';
import { signIn } from '@/contract/session/session';
import { createSkin, createVariable, listSkins } from '@/contract/skins/skins';
import { approveUpload, uploadMap } from '@/contract/uploads/uploads';
import { FEATURES } from '@/model/access/features';
import { integrationId } from '@/model/content/integrations';
import { inTransaction } from '../../../server/database/transaction';
import { createOutboundClient } from '../../../server/http/outbound/outboundClient';
import { startJobs } from '../../../server/jobs/jobs';
import { createPublishJob } from '../../../server/jobs/publishJob';
import { putProjectFile } from '../../../server/repositories/locations/projectFiles';
import { queueMail } from '../../../server/repositories/mail/queue';
import { insertOrganisation, setIntegrations } from '../../../server/repositories/organisations/write';
import { insertLinkToken } from '../../../server/repositories/session/linkTokens';
import { insertUser } from '../../../server/repositories/users/write';
import { insertRole } from '../../../server/repositories/users/writeRoles';
import { insertVersion } from '../../../server/repositories/versions/write';
import { newKey } from '../../../server/storage/newKey';
import { feedServer } from '../../support/feedServer';
import { jsonFeedAt } from '../../support/jsonFeedAt';
import { rememberRows, rowsOf, writesSoFar } from '../../support/service/rememberedRows';
import { type TestApp, testApp } from '../../support/service/testApp';
import { testFloorPlan } from '../../support/service/testFloorPlan';
import { setIntegrationsOf } from '../../support/service/testImports';
import { makeLocation, organisationOf } from '../../support/service/testLocation';
import { chain } from '../../support/service/testNetwork';
import { routeCaseOf } from '../../support/service/testRouteCase';
import { TEST_TFA_SECRET } from '../../support/service/testSecrets';
import { testWayfinder } from '../../support/service/testWayfinder';
import { PLAIN_RECORDS } from './plainRecords';
import { homeOf, PLACES, type Place, PRINCIPAL_KINDS, type PrincipalKind } from './relations';

export const PASSWORD = 'a password of the matrix';
const passwordHash = hashSync(PASSWORD, { memoryCost: 8, timeCost: 1 });
const ALL = FEATURES.map(({ id }) => id);
const CUSTOMER = ALL.filter((id) => id !== 12);
const EDITOR = CUSTOMER.filter((id) => ![10, 11, 13, 15, 17].includes(id));

/** The records of one organisation of the fixture. */
export interface Tenant {
  readonly id: number;
  readonly uuid: string;
  readonly role: number;
  readonly project: string;
  readonly building: string;
  readonly floors: readonly [string, string];
  /** An upload that is not approved. */
  readonly upload: string;
  readonly category: string;
  /** Ids of its plain records. */
  readonly plain: Readonly<Record<PlainKind, string>>;
  /** A commissioned kiosk. */
  readonly kiosk: string;
  readonly icon: string;
  readonly event: string;
  readonly offer: string;
  readonly destination: string;
  readonly placement: string;
  readonly network: Awaited<ReturnType<typeof networkOf>>;
  readonly job: string;
  readonly importReport: string;
  readonly skin: string;
  readonly variable: string;
  /** A user who is none of the principals. */
  readonly user: string;
  readonly image: string;
  /** The key of an open download. */
  readonly build: string;
  readonly accessKey: string;
  readonly routeCase: string;
  /** Uuid of the project file at `plans/a.txt`. */
  readonly file: string;
  /** The token of the link that confirms its location. */
  readonly link: string;
}

export interface Actor {
  readonly uuid: string;
  readonly email: string;
  /** Null for nobody. */
  readonly token: string | null;
  /** The organisation that every request of theirs names: of one that has switched. */
  readonly organisation: string | null;
  /** A session of theirs beside this one. */
  readonly otherSession: string;
}

export interface MatrixWorld {
  readonly test: TestApp;
  readonly tenants: Readonly<Record<Place, Tenant>>;
  readonly actors: Readonly<Record<PrincipalKind, Actor>>;
  readonly png: Uint8Array;
  readonly mail: string;
  /** The id of a version, which is nobody's. */
  readonly version: string;
  /** Address of a source that answers. */
  readonly feed: string;
  /** All rows as they were. */
  reset(): Promise<void>;
  /** A digest of all rows but counters and sessions. */
  digest(): Promise<string>;
}

/** The accounts of the demo world, two branches, an organisation above the provider and one outside of all lines. */
export async function matrixWorld(): Promise<MatrixWorld> {
  const feed = await feedServer();
  // Files outlive a reset of the rows.
  const test = await testApp({
    hasOwnDatabase: true,
    wrapStorage: (storage) => ({ ...storage, delete: async () => {}, move: async () => true }),
    outbound: createOutboundClient({ allow: [feed.host] }),
  });
  const { pool } = test.database;
  const { organisations } = test;
  const added = await inTransaction(pool, async (client) => {
    const organisation = (parentId: number | null, name: string, reseller = false) =>
      insertOrganisation(client, { parentId, name, color: '#334155', reseller, features: ALL });
    const above = await organisation(null, 'Above', true);
    await client.query('UPDATE organisations SET parent_id = $2 WHERE id = $1', [organisations.provider, above]);
    return {
      above,
      alone: await organisation(null, 'Alone'),
      'riverside-branch': await organisation(organisations.riverside, 'Riverside Branch'),
      'lakeside-branch': await organisation(organisations.lakeside, 'Lakeside Branch'),
    };
  });
  const ids: Record<Place, number> = { ...organisations, ...added };
  await inTransaction(pool, async (client) => {
    for (const id of Object.values(ids)) await setIntegrations(client, id, [integrationId('json-feed')]);
  });
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b6e6e' } })
    .png()
    .toBuffer();

  const jobs = startJobs(
    pool,
    {
      publish: createPublishJob({
        pool,
        storage: test.storage,
        clock: () => test.clock.now,
        wayfinder: testWayfinder(),
        publicUrl: 'https://atrium.test',
      }),
    },
    { info: () => {}, error: () => {} },
  );
  const tenants = {} as Record<Place, Tenant>;
  for (const [place, id] of Object.entries(ids) as [Place, number][])
    if (isPlace(place)) tenants[place] = await furnish(test, place, id, { png, feed: feed.url, wake: jobs.wake });
  await jobs.stop();

  const actors = await makeActors(test, tenants);
  await queueMail(pool, {
    kind: 'password-changed',
    userId: await userId(test, actors.staff.uuid),
    now: test.clock.now,
  });
  const [mail] = await test.mails();
  const version = await inTransaction(pool, (client) =>
    insertVersion(client, { version: '1.0.0', notes: 'Of the matrix', type: 1, createdAt: test.clock.now }),
  );
  return {
    test,
    tenants,
    actors,
    png,
    feed: feed.url,
    mail: mail?.id ?? '',
    version: String(version),
    ...(await resettable(test)),
  };
}

const isPlace = (name: string): name is Place => PLACES.some((place) => place === name);

const signedIn = async (test: TestApp, email: string): Promise<string> => {
  const { token } = await test.call(signIn, { body: { email, password: PASSWORD } });
  if (token === null) throw new Error(`${email} could not sign in.`);
  return token;
};

const userId = async (test: TestApp, uuid: string): Promise<number> =>
  (await test.database.pool.query<{ id: number }>('SELECT id FROM users WHERE uuid = $1', [uuid])).rows[0]?.id ?? 0;

async function networkOf(test: TestApp, as: string, project: string, floors: readonly [string, string]) {
  const { data } = await test.call(saveNetwork, { as, params: { uuid: project }, body: chain(floors) });
  return data;
}

/** The fields of a live unit of no location. */
export const kiosk = (name: string): KioskBody => ({
  name,
  description: '',
  project_id: null,
  orientation: 0,
  lat: null,
  lon: null,
  is_test: false,
  version_id: null,
  project_build_id: null,
  internal_use: false,
});

async function furnish(
  test: TestApp,
  place: Place,
  id: number,
  { png, feed, wake }: { png: Uint8Array; feed: string; wake: () => void },
): Promise<Tenant> {
  const { pool } = test.database;
  const email = `owner@${place}.matrix`;
  const { role, owner } = await inTransaction(pool, async (client) => {
    const roleId = await insertRole(client, id, {
      name: 'matrix',
      displayName: 'Matrix',
      description: '',
      features: null,
    });
    const user = { organisationId: id, roleId, name: `Owner of ${place}`, passwordHash, features: ALL };
    await insertUser(client, { ...user, email: `other@${place}.matrix` });
    return { role: roleId, owner: await insertUser(client, { ...user, email }) };
  });
  const { rows } = await pool.query<{ uuid: string }>('SELECT uuid FROM users WHERE email = $1', [
    `other@${place}.matrix`,
  ]);
  const as = await signedIn(test, email);
  const uuid = await organisationOf(test, id);
  const { project, building, floors } = await makeLocation(test, as, uuid);
  const upload = async (seed: number) =>
    (
      await test.call(uploadMap, {
        as,
        params: { uuid: floors[0] },
        query: {},
        file: { name: 'plan.zip', bytes: testFloorPlan(seed) },
      })
    ).data.uuid;
  await test.call(approveUpload, { as, params: { id: await upload(1) }, body: {} });
  await drawStand(test, as, floors[0]);
  const network = await networkOf(test, as, project, floors);
  const category = await test.call(createCategory, { as, params: { uuid }, body: { name: `Of ${place}`, icon_id: 1 } });
  const plain: Partial<Record<PlainKind, string>> = {};
  for (const kind of PLAIN_KINDS) plain[kind] = String(await PLAIN_RECORDS[kind].make(test, as, uuid, `Of ${place}`));
  const kioskRow = await test.call(createKiosk, { as, body: kiosk(`Of ${place}`) });
  await pool.query(
    "UPDATE kiosks SET plus_id = 'PLUS-1', project_id = (SELECT id FROM projects WHERE uuid = $2) WHERE id = $1",
    [kioskRow.data.id, project],
  );
  const icon = await test.call(uploadIcons, { as, params: { uuid }, file: { name: 'own.png', bytes: png } });
  const promotions = { as, params: { uuid }, body: { name: `Of ${place}` } };
  const event = await test.call(PROMOTION_CALLS.event.create, promotions);
  const offer = await test.call(PROMOTION_CALLS.offer.create, promotions);
  const destination = (await test.call(createDestination, { as, params: { uuid }, body: { name: `Of ${place}` } }))
    .data;
  const placement = await test.call(createPlacement, {
    as,
    body: { object_name: 'room-1', floor_id: floors[0], parent_id: destination.id },
  });
  const job = (await test.call(publishProjectByPost, { as, params: { uuid: project }, query: {} })).data.uuid;
  wake();
  await published(test, as, project);
  // A job that can be cancelled, of a kind that leaves publishing free.
  const { rows: jobs } = await pool.query<{ uuid: string }>(
    `INSERT INTO jobs (organisation_id, kind, state, leased_by, leased_until)
     VALUES ($1, 'export', 'running', 'matrix', now() + interval '1 day') RETURNING uuid`,
    [id],
  );
  const image = await test.call(uploadOrganisationImage, {
    as,
    params: { uuid },
    file: { name: 'a.png', bytes: png },
  } as never);
  const [base] = (await test.call(listSkins, { as })).data;
  const skin = (await test.call(createSkin, { as, body: { name: `Of ${place}`, duplicate_skin_id: base?.id ?? 0 } }))
    .data;
  const variable = (await test.call(createVariable, { as, body: { name: `Of ${place}`, skin_id: skin.id } })).data;
  const importReport = await addImportReport(test, id, project, feed);
  const accessKey = await test.call(createAccessKey, { as, params: { uuid: project }, body: {} });
  const routeCase = await test.call(createRouteCase, {
    as,
    params: { uuid: project },
    body: routeCaseOf(network, floors),
  });
  await plantCanary(test, place, id);
  const { rows: projects } = await pool.query<{ id: number }>('SELECT id FROM projects WHERE uuid = $1', [project]);
  const build = randomBytes(32).toString('base64url');
  const zipKey = newKey('builds', test.clock.now, '.zip');
  await test.storage.put(zipKey, Buffer.from('zip'), { contentType: 'application/zip' });
  // Publishing made the first one. Opening a download changes the newest build, so the one that is open is older.
  for (const [at, key] of [build, null].entries())
    await pool.query(
      `INSERT INTO builds (uuid, organisation_id, project_id, build_number, zip_key, bytes, download_key, download_until)
       VALUES ($1, $2, $3, $4, $5, 3, $6, $7)`,
      [randomUUID(), id, projects[0]?.id, at + 2, zipKey, key, new Date(test.clock.now.getTime() + 86_400_000)],
    );
  const fileKey = newKey('attachments', test.clock.now);
  const content = Buffer.from(`A file of ${place}`);
  await test.storage.put(fileKey, content, { contentType: 'application/octet-stream' });
  const file = await inTransaction(pool, (client) =>
    putProjectFile(client, {
      organisationId: id,
      projectId: projects[0]?.id ?? 0,
      path: 'plans/a.txt',
      bytes: content.length,
      fileKey,
      createdBy: null,
      now: test.clock.now,
    }),
  );
  const link = await insertLinkToken(pool, {
    purpose: 'confirm-location',
    organisationId: id,
    userId: owner.id,
    projectId: projects[0]?.id ?? 0,
    credentialsRevision: 1,
    now: test.clock.now,
    expiresAt: new Date(test.clock.now.getTime() + 86_400_000),
  });
  return {
    id,
    uuid,
    role,
    project,
    building,
    floors,
    upload: await upload(2),
    category: String(category.data.id),
    plain: plain as Tenant['plain'],
    kiosk: String(kioskRow.data.id),
    icon: String(icon.data[0]?.id),
    event: event.data.uuid,
    offer: offer.data.uuid,
    destination: String(destination.id),
    placement: String(placement.data.id),
    network,
    job: jobs[0]?.uuid ?? job,
    importReport,
    skin: String(skin.id),
    variable: String(variable.id),
    build,
    user: rows[0]?.uuid ?? '',
    image: String((image.data as { url: string }).url).replace('/api/images/', ''),
    accessKey: accessKey.data.key,
    routeCase: String(routeCase.data.id),
    file: file.stored.uuid,
    link,
  };
}

/** Corrects the floor plan of a floor, so that there is something to undo. */
async function drawStand(test: TestApp, as: string, floor: string): Promise<void> {
  const { rows } = await test.database.pool.query<{ plan_key: string }>('SELECT plan_key FROM floors WHERE uuid = $1', [
    floor,
  ]);
  const ring = [1, 2, 3].map((x) => ({ x, y: x * x }));
  const reply = await test.call(correctOutlines, {
    as,
    params: { uuid: floor },
    body: { plan: rows[0]?.plan_key ?? '', correction: { kind: 'draw', name: 'stand', ring } },
  });
  if (reply.status !== 200) throw new Error(`No stand was drawn: ${reply.error.message}`);
}

/** A source of the location, and the report of an import from it. */
async function addImportReport(test: TestApp, id: number, project: string, feed: string): Promise<string> {
  const [source] = await setIntegrationsOf(test, project, [{ feed: jsonFeedAt(feed), mode: 1 }]);
  const { rows } = await test.database.pool.query<{ id: number }>(
    `INSERT INTO import_reports (organisation_id, project_id, source, type, mode, status, created_at, updated_at)
     SELECT $1, id, $3, 'json-feed', 'active', 'completed', now(), now() FROM projects WHERE uuid = $2 RETURNING id`,
    [id, project, source],
  );
  return String(rows[0]?.id);
}

/** A word of each organisation that is in its texts and nowhere else (S11). */
export const canaryOf = (place: Place): string =>
  `canary-${createHash('sha256').update(place).digest('hex').slice(0, 12)}`;

async function plantCanary({ database: { pool } }: TestApp, place: Place, id: number): Promise<void> {
  const word = canaryOf(place);
  for (const [table, column] of [
    ['projects', 'name'],
    ['projects', 'description'],
    ['buildings', 'name'],
    ['floors', 'name'],
    ['destinations', 'description'],
    ...Object.values(PLAIN_RECORDS).map(({ canary }) => canary),
    ['kiosks', 'description'],
    ['icons', 'name'],
    ['promotions', 'long_desc'],
    ['roles', 'description'],
    ['users', 'name'],
    ['uploaded_map_files', 'filename'],
    ['jobs', 'stage'],
    ['import_reports', 'type'],
    ['access_keys', 'name'],
    ['route_cases', 'name'],
    ['skins', 'description'],
    ['skin_variables', 'description'],
  ])
    await pool.query(`UPDATE ${table} SET ${column} = $2 WHERE organisation_id = $1`, [id, word]);
  await pool.query('UPDATE organisations SET info = $2 WHERE id = $1', [id, word]);
  await pool.query('INSERT INTO categories (organisation_id, name) VALUES ($1, $2)', [id, word]);
  await pool.query("INSERT INTO layer_kinds VALUES ($1, $2, 'wall', now())", [id, word]);
  await pool.query(
    `INSERT INTO floor_underlays (floor_id, organisation_id, picture, ratio, x, y, width, turn, opacity, shown)
     SELECT id, $1, $2, 1, 0, 0, 10, 0, 0.5, true FROM floors WHERE organisation_id = $1`,
    [id, word],
  );
  await pool.query(
    `INSERT INTO generated_networks (organisation_id, floor_id, state, created_at)
     SELECT $1, id, jsonb_build_object('nodes', jsonb_build_array(jsonb_build_object('key', $2::text, 'x', 1, 'y', 1, 'mesh', NULL)),
       'links', '[]'::jsonb), now() FROM floors WHERE organisation_id = $1`,
    [id, word],
  );
  await pool.query(
    `INSERT INTO carried_rooms (organisation_id, floor_id, previous_upload_id, upload_id, changes, created_at)
     SELECT $1, floor_id, id, id, jsonb_build_object('matches', jsonb_build_array(jsonb_build_object('from', $2::text, 'to', $2::text))),
       now() FROM uploaded_map_files WHERE organisation_id = $1`,
    [id, word],
  );
  await pool.query('INSERT INTO organisation_file_groups (organisation_id, name) VALUES ($1, $2)', [id, word]);
}

async function published(test: TestApp, as: string, project: string): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const { data } = await test.call(readProject, { as, params: { uuid: project } });
    if (data.published_at !== null && !data.is_publishing) return;
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error('The fixture was not published.');
}

const FEATURES_OF: Partial<Record<PrincipalKind, readonly number[]>> = {
  'customer-bare': [],
  'customer-editor': EDITOR,
  reseller: ALL,
  'reseller-switched': ALL,
  staff: ALL,
};
async function makeActors(
  test: TestApp,
  tenants: Readonly<Record<Place, Tenant>>,
): Promise<Record<PrincipalKind, Actor>> {
  const { pool } = test.database;
  const actors = {} as Record<PrincipalKind, Actor>;
  for (const principal of PRINCIPAL_KINDS) {
    const home = tenants[homeOf(principal)];
    const email = `${principal}@principals.matrix`;
    const { uuid } = await inTransaction(pool, (client) =>
      insertUser(client, {
        organisationId: home.id,
        roleId: home.role,
        name: `The ${principal}`,
        email,
        passwordHash,
        features: FEATURES_OF[principal] ?? CUSTOMER,
        tfaSecret: principal === 'password-step' ? TEST_TFA_SECRET : null,
      }),
    );
    const signed = await signedIn(test, email);
    const token = principal === 'nobody' ? null : principal === 'kiosk' ? 'k'.repeat(43) : signed;
    if (principal !== 'password-step') await signedIn(test, email);
    const { rows } = await pool.query<{ id: string }>(
      'SELECT s.id FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.uuid = $1 ORDER BY s.created_at DESC, s.id',
      [uuid],
    );
    const organisation = principal === 'reseller-switched' ? tenants.riverside.uuid : null;
    if (organisation)
      await test.call(switchOrganisation, { as: signed, params: { uuid: organisation }, body: { organisation } });
    if (principal === 'kiosk')
      await pool.query(
        `INSERT INTO device_keys (kiosk_id, organisation_id, hash, last_four, created_at)
         SELECT id, organisation_id, $2, 'kkkk', now() FROM kiosks WHERE id = $1`,
        [
          home.kiosk,
          createHash('sha256')
            .update(token ?? '')
            .digest(),
        ],
      );
    const otherSession = rows.find(({ id }) => id !== sessionOf(signed))?.id ?? '';
    actors[principal] = { uuid, email, token, organisation, otherSession };
  }
  await pool.query(
    "UPDATE sessions s SET expires_at = now() - interval '1 hour' FROM users u WHERE u.id = s.user_id AND u.uuid = $1",
    [actors.expired.uuid],
  );
  await pool.query('UPDATE users SET active = false WHERE uuid = $1', [actors.deleted.uuid]);
  return actors;
}

/** The id of the session that a token names. */
export const sessionOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;

/** Tables that a refused call may write to: who tried how often, and when a session was last used. */
const COUNTERS = ['attempts', 'sessions', 'schema_migrations'];

/** Puts the rows of now back, and gives a digest of what is there; that of a reset world is known. */
async function resettable({ database: { pool } }: TestApp): Promise<Pick<MatrixWorld, 'reset' | 'digest'>> {
  await rememberRows(pool, 'before_cells');
  const putBack = rowsOf(pool);
  const { rows } = await pool.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND NOT tablename = ANY ($1)`,
    [COUNTERS],
  );
  // A sign-in that fails leaves its trace, which is no change of the tenant's data.
  const kept = (name: string) => (name === 'audit_entries' ? `${name} t WHERE event <> 'sign-in-failed'` : `${name} t`);
  const one = (name: string) =>
    `SELECT '${name}' AS name, md5(COALESCE(string_agg(t::text, '|' ORDER BY t::text), '')) AS digest FROM ${kept(name)}`;
  // PostgreSQL may read the tables of a union side by side, in any order.
  const sql = `SELECT md5(string_agg(digest, '' ORDER BY name)) AS digest FROM (${rows.map(({ name }) => one(name)).join(' UNION ALL ')}) all_tables`;
  let last = { writes: '', digest: '' };
  const digest = async () => {
    const writes = await writesSoFar(pool);
    if (writes !== last.writes) last = { writes, digest: (await pool.query<Digested>(sql)).rows[0]?.digest ?? '' };
    return last.digest;
  };
  const remembered = await digest();
  const reset = async () => {
    await putBack('before_cells');
    last = { writes: await writesSoFar(pool), digest: remembered };
  };
  return { reset, digest };
}

interface Digested {
  readonly digest: string;
}
