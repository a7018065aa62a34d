import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Endpoint } from '@/contract/endpoint';
import { isPlainKind, type PlainKind } from '@/contract/plainRecords';
import type { OwnedRecordKind } from '@/contract/policy';
import { generateTwoFactor } from '@/contract/session/passwords';
import { inTransaction } from '../../../server/database/transaction';
import { createFileLinks } from '../../../server/http/fileLinks';
import { identifierOf } from '../../../server/http/identifierOf';
import { deleteDestination } from '../../../server/repositories/destinations/deletedDestinations';
import { putCommissioningCode } from '../../../server/repositories/kiosks/devices';
import { insertHandOff, insertLinkToken } from '../../../server/repositories/session/linkTokens';
import { jsonFeedAt } from '../../support/jsonFeedAt';
import { NO_NUMBER } from '../../support/service/noNumber';
import { TEST_TOKEN_SECRET } from '../../support/service/testApp';
import { testFloorPlan } from '../../support/service/testFloorPlan';
import { routeCaseOf } from '../../support/service/testRouteCase';
import { TEST_TFA_SECRET } from '../../support/service/testSecrets';
import { type Actor, kiosk, type MatrixWorld, PASSWORD, sessionOf, type Tenant } from './fixture';
import { PLAIN_RECORDS } from './plainRecords';
import type { PrincipalKind } from './relations';

/** One cell: a call by a principal, about what an organisation has, or about nothing that exists. */
export interface Cell {
  readonly world: MatrixWorld;
  readonly call: Endpoint;
  readonly principal: PrincipalKind;
  readonly actor: Actor;
  /** Of whom the path and the body speak. */
  readonly tenant: Tenant;
  readonly isMissing: boolean;
  /** The organisation acted for where the path says who is meant: bodies then speak of it. */
  readonly isOwn: boolean;
}

const NO_UUID = '00000000-0000-4000-8000-000000000001';
const NO_KEY = 'n'.repeat(43);

const RECORDS: Record<Exclude<OwnedRecordKind, PlainKind>, (cell: Cell) => string> = {
  project: ({ tenant }) => tenant.project,
  building: ({ tenant }) => tenant.building,
  floor: ({ tenant }) => tenant.floors[0],
  'uploaded-map-file': ({ tenant }) => tenant.upload,
  category: ({ tenant }) => tenant.category,
  icon: ({ tenant }) => tenant.icon,
  event: ({ tenant }) => tenant.event,
  offer: ({ tenant }) => tenant.offer,
  destination: ({ tenant }) => tenant.destination,
  'project-destination': ({ tenant }) => tenant.placement,
  node: ({ tenant }) => String(tenant.network.nodes.new[0]?.record.id),
  'transit-group': ({ tenant }) => String(tenant.network.transitgroups.new[0]?.record.id),
  // Whoever may change others is tried with another, whoever may not with themselves.
  user: ({ tenant, call, isOwn, actor, principal }) =>
    isOwn && principal !== 'reseller-switched' && call.policy.features.length === 0 ? actor.uuid : tenant.user,
  oneself: ({ tenant, isOwn, actor }) => (isOwn ? actor.uuid : tenant.user),
  job: ({ tenant }) => tenant.job,
  'import-report': ({ tenant }) => tenant.importReport,
  kiosk: ({ tenant }) => tenant.kiosk,
  skin: ({ tenant }) => tenant.skin,
  variable: ({ tenant }) => tenant.variable,
};

const isPlain = (kind: OwnedRecordKind): kind is PlainKind => kind !== 'oneself' && isPlainKind(kind);
const recordIn = (cell: Cell, kind: OwnedRecordKind): string =>
  isPlain(kind) ? cell.tenant.plain[kind] : RECORDS[kind](cell);

/** Parameters of a path that are not ids of records. */
const OTHERS: Record<string, (cell: Cell) => string> = {
  'endOtherSession.session': ({ actor }) => actor.otherSession || NO_UUID,
  'readImage.key': ({ tenant, isMissing }) => (isMissing ? NO_KEY : tenant.image),
  'readPreview.id': ({ tenant, isMissing }) => (isMissing ? NO_UUID : tenant.project),
  'readProjectOrganisation.uuid': ({ tenant, isMissing }) => (isMissing ? NO_UUID : tenant.project),
  'readVisitKey.id': ({ tenant, isMissing }) => (isMissing ? NO_UUID : tenant.project),
  'readPreviewPlan.id': ({ tenant, isMissing }) => (isMissing ? NO_UUID : tenant.project),
  'readPreviewPlan.floor': ({ tenant }) => tenant.floors[0],
  'readScreensaverSettings.skinId': ({ tenant }) => tenant.skin,
  'readSkinInProject.projectUuid': ({ tenant }) => tenant.project,
  'readProjectFile.token': ({ world, tenant, isMissing }) =>
    isMissing ? 'no.such.token' : createFileLinks(TEST_TOKEN_SECRET).tokenOf(tenant.file, world.test.clock.now),
  'createAutomaticGroup.nodeId': ({ tenant }) => String(tenant.network.nodes.new[1]?.record.id),
  'updateAccessKey.key': ({ tenant }) => tenant.accessKey,
  'deleteAccessKey.key': ({ tenant }) => tenant.accessKey,
  'updateRouteCase.id': ({ tenant }) => tenant.routeCase,
  'deleteRouteCase.id': ({ tenant }) => tenant.routeCase,
  'deletePresence.tab': () => NO_UUID,
  'readDevicePlan.floor': ({ tenant, isMissing }) => (isMissing ? NO_UUID : tenant.floors[0]),
  'readMail.id': ({ world }) => world.mail,
  'updateVersion.id': ({ world }) => world.version,
  'listAuditOfTag.tag': () => 'project',
  'listAuditOfBatch.batch_uuid': () => NO_UUID,
  'publishBuild.number': () => '1',
  'readNetworkOfBuild.number': () => '1',
  'readBuild.key': ({ tenant, isMissing }) => (isMissing ? NO_KEY : tenant.build),
};

export function paramsOf(cell: Cell): Record<string, string> {
  const { call, tenant, isMissing } = cell;
  const { record, organisation } = call.policy;
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  return Object.fromEntries(
    names.map((name) => {
      if (name === organisation) return [name, isMissing ? NO_UUID : tenant.uuid];
      if (name === record?.param) {
        const none = identifierOf(record.kind) === 'number' ? String(NO_NUMBER) : NO_UUID;
        return [name, isMissing ? none : recordIn(cell, record.kind)];
      }
      const other = OTHERS[`${call.name}.${name}`];
      if (!other) throw new Error(`The matrix does not know what stands at ${name} of ${call.name}.`);
      return [name, other(cell)];
    }),
  );
}

const node = (id: number, floor_id: string) => ({
  id,
  floor_id,
  x: 1,
  y: 1,
  z: 1,
  name: '',
  open: true,
  mesh: null,
  dynamicRoute: null,
});

const group = ({ network }: Tenant) => ({
  name: 'Lift',
  travel: 'lift',
  weight: 0,
  type: 'BI',
  multiplier: 1,
  nodes: (network.transitgroups.new[0]?.record.nodes ?? []).map(({ id }: { id: number }) => ({ id })),
});

const placement = ({ floors, destination }: Tenant, object_name: string) => ({
  object_name,
  floor_id: floors[0],
  parent_id: Number(destination),
});

const code = (secret: string, { world }: Cell): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.test.clock.now.getTime() });

/** The floor plan of the floor, which a correction of its outlines has made. */
async function planOf({ test }: MatrixWorld, { floors }: Tenant): Promise<string> {
  const { rows } = await test.database.pool.query<{ plan_key: string }>('SELECT plan_key FROM floors WHERE uuid = $1', [
    floors[0],
  ]);
  return rows[0]?.plan_key ?? '';
}

const NEW_PASSWORD = 'another password of the matrix';

const handOffCode = async ({ world: { test, actors, tenants } }: Cell) => {
  const token = await insertHandOff(test.database.pool, {
    sessionId: sessionOf(actors['customer-editor'].token ?? ''),
    organisationId: tenants.riverside.id,
    now: test.clock.now,
    expiresAt: new Date(test.clock.now.getTime() + 60_000),
  });
  return { token: token ?? '' };
};

/** The precondition of a call, set up before it. */
export const PREPARATIONS: Record<string, (cell: Cell) => Promise<unknown>> = {
  deleteOrganisation: ({ world, tenant }) =>
    world.test.database.pool.query('UPDATE organisations SET parent_id = NULL WHERE parent_id = $1', [tenant.id]),
  restoreDestination: ({ world, tenant }) =>
    inTransaction(world.test.database.pool, (client) =>
      deleteDestination(client, tenant.id, Number(tenant.destination), world.test.clock.now),
    ),
  createCommissioningCode: decommissioned,
  commissionDevice: async (cell) => {
    await decommissioned(cell);
    const { world, tenant } = cell;
    await inTransaction(world.test.database.pool, (client) =>
      putCommissioningCode(client, {
        kioskId: Number(tenant.kiosk),
        organisationId: tenant.id,
        code: COMMISSIONING_CODE.replace('-', ''),
        createdBy: null,
        expiresAt: new Date(world.test.clock.now.getTime() + 60_000),
      }),
    );
  },
};

const COMMISSIONING_CODE = 'ABCD-2345';

/** Lets the kiosk of an organisation wait for a device. */
async function decommissioned({ world, tenant }: Cell): Promise<void> {
  const { pool } = world.test.database;
  await pool.query('UPDATE kiosks SET plus_id = NULL WHERE id = $1', [tenant.kiosk]);
  await pool.query('DELETE FROM device_keys WHERE kiosk_id = $1', [tenant.kiosk]);
}

const promotionFile = (file: string) => ({
  file,
  shape: '0123456789abcdef',
  mapping: { name: 'name', start: 'start:dmy' },
  rows: [{ row: 2, values: { name: 'Imported', start: '2027-05-03 18:00:00' } }],
});

/** A body that each call takes from whoever may make it. */
export const BODIES: Record<string, (cell: Cell) => unknown> = {
  ...Object.fromEntries(
    Object.values(PLAIN_RECORDS).flatMap(({ bodies }) =>
      Object.entries(bodies).map(([call, body]) => [call, () => body] as const),
    ),
  ),
  startDestinationImport: () => ({
    file: 'places.csv',
    shape: '0123456789abcdef',
    mapping: { name: 'name' },
    create_categories: false,
    rows: [{ row: 2, values: { name: 'Imported' } }],
  }),
  startEventImport: () => promotionFile('events.csv'),
  startOfferImport: () => promotionFile('offers.csv'),
  startBatch: ({ tenant }) => ({
    call: 'deleteDestination',
    rows: [{ id: Number(tenant.destination), name: 'A destination' }],
  }),
  uploadPicture: () => ({ type: 'destination.logo' }),
  signIn: ({ world }) => ({ email: world.actors['customer-admin'].email, password: PASSWORD }),
  signInViaTwoFactor: (cell) => ({ email: cell.actor.email, otp: code(TEST_TFA_SECRET, cell) }),
  requestPasswordReset: ({ tenant, isMissing }) => ({
    email: isMissing ? 'nobody@matrix.example' : `owner@${tenant.id}.matrix`,
  }),
  resetPassword: async ({ world: { test, actors } }) => {
    const { rows } = await test.database.pool.query<{ id: number; organisation_id: number }>(
      'SELECT id, organisation_id FROM users WHERE uuid = $1',
      [actors['customer-editor'].uuid],
    );
    const token = await insertLinkToken(test.database.pool, {
      purpose: 'set-password',
      organisationId: rows[0]?.organisation_id ?? 0,
      userId: rows[0]?.id ?? 0,
      credentialsRevision: 1,
      now: test.clock.now,
      expiresAt: new Date(test.clock.now.getTime() + 60_000),
    });
    return {
      email: actors['customer-editor'].email,
      token,
      password: NEW_PASSWORD,
      password_confirmation: NEW_PASSWORD,
    };
  },
  readHandOff: handOffCode,
  takeHandOff: handOffCode,
  updatePassword: () => ({ current: PASSWORD, new: NEW_PASSWORD, confirm: NEW_PASSWORD }),
  confirmTwoFactor: async (cell) => {
    if (!cell.isOwn || !cell.actor.token) return { otp: '000000' };
    const begun = await cell.world.test.call(generateTwoFactor, {
      as: cell.actor.token,
      params: { uuid: cell.actor.uuid },
      ...(cell.actor.organisation && { organisation: cell.actor.organisation }),
    });
    return { otp: begun.status === 200 ? code(begun.data.secret, cell) : '000000' };
  },
  disableTwoFactor: async ({ world, actor, isOwn }) => {
    if (isOwn && actor.token)
      await world.test.database.pool.query('UPDATE users SET tfa_secret = $2 WHERE uuid = $1 AND active', [
        actor.uuid,
        TEST_TFA_SECRET,
      ]);
    return { password: PASSWORD };
  },
  createUser: ({ tenant }) => ({ name: 'New One', email: 'new-one@matrix.example', role: tenant.role }),
  updateUser: () => ({ name: 'Changed', email: 'changed@matrix.example' }),
  createOrganisation: () => ({ name: 'New below', color: '#123456', features: [1], integrations: [], file_groups: [] }),
  updateOrganisation: () => ({ name: 'Renamed' }),
  switchOrganisation: ({ tenant, isMissing }) => ({ organisation: isMissing ? NO_UUID : tenant.uuid }),
  saveRole: () => ({ name: 'Role', description: '', permissions: [1] }),
  createProject: () => ({ name: 'New' }),
  sampleIntegration: ({ world }) => jsonFeedAt(world.feed),
  testIntegration: ({ world }) => jsonFeedAt(world.feed),
  updateProject: () => ({ name: 'Renamed', settings: { address: '1 Quay Street' } }),
  toggleAppleMaps: () => ({ enabled: true }),
  toggleGoogleMaps: () => ({ enabled: true }),
  listProjectFiles: () => ({ path: '' }),
  deleteProjectFile: () => ({ path: 'plans/a.txt' }),
  uploadProjectFile: () => ({ path: 'plans' }),
  createAccessKey: () => ({}),
  readTopTimes: ({ tenant }) => ({ project: tenant.project }),
  readTopVisitors: ({ tenant }) => ({ project: tenant.project }),
  countVisits: ({ world, tenant }) => ({
    location: tenant.project,
    access_key: tenant.accessKey,
    events: [
      {
        service: 'web-map-ui',
        environment: 'live',
        time: world.test.clock.now.toISOString(),
        session: '0b9a3b0c-6f0e-4d2e-9a55-8f5f1f3c7a01',
      },
    ],
  }),
  updateAccessKey: () => ({ name: 'Renamed', domains: ['https://*.example.com'] }),
  correctOutlines: async ({ world, tenant }) => ({
    plan: await planOf(world, tenant),
    correction: { kind: 'draw', name: `stand ${randomUUID()}`, ring: [1, 2, 3].map((x) => ({ x, y: x * x })) },
  }),
  undoOutlines: async ({ world, tenant }) => ({ plan: await planOf(world, tenant) }),
  createRouteCase: ({ tenant }) => routeCaseOf(tenant.network, tenant.floors),
  updateTranslation: ({ tenant }) => ({
    language: 'fr',
    kind: 'floor',
    record: tenant.floors[0],
    field: 'name',
    text: 'Rez-de-chaussée',
    before: null,
  }),
  updateRouteCase: () => ({ name: 'Renamed', max_metres: 200, max_seconds: null }),
  updatePresence: ({ tenant }) => ({ tab: NO_UUID, floor_id: tenant.floors[0], has_unsaved_changes: true }),
  runImporter: () => ({ dry_run: true }),
  saveConfig: () => ({ usd_config: [{ key: 'ambient', value: 'off' }] }),
  createCategory: () => ({ name: 'New', icon_id: 1 }),
  updateCategory: () => ({ name: 'Renamed', icon_id: 2 }),
  createKiosk: () => kiosk('New'),
  updateKiosk: () => ({ ...kiosk('Renamed'), is_test: true }),
  provisionKiosks: () => ({ name: 'New', project_id: null, is_test: false, count: 2 }),
  commissionDevice: ({ isMissing }) => ({ code: isMissing ? 'ZZZZ-ZZZZ' : COMMISSIONING_CODE }),
  checkInDevice: () => ({ state: 2, progress: null, build: null, version: '1.0.0' }),
  createSkin: ({ tenant }) => ({ name: 'New', duplicate_skin_id: Number(tenant.skin) }),
  updateSkin: () => ({ name: 'Renamed' }),
  createVariable: ({ tenant }) => ({ name: 'New', skin_id: Number(tenant.skin), values: { a: 'b' } }),
  updateVariable: () => ({ name: 'Renamed', values: { a: '#ffffff' } }),
  overrideVariable: ({ tenant, isMissing }) => ({
    variable_id: Number(isMissing ? NO_NUMBER : tenant.variable),
    values: { a: 'c' },
    project_uuid: tenant.project,
  }),
  createEvent: ({ tenant }) => ({ name: 'New', destinations: [{ id: Number(tenant.destination) }] }),
  updateEvent: () => ({ name: 'Renamed', start: '2026-01-01 00:00:00' }),
  createOffer: () => ({ name: 'New', end: '2999-01-01 00:00:00' }),
  updateOffer: () => ({ name: 'Renamed' }),
  createBuilding: () => ({ name: 'New', shortname: 'N' }),
  keepGeneratedNetwork: () => ({ nodes: [{ key: 'middle shop', x: 1, y: 2, mesh: 'shop' }], links: [] }),
  saveUnderlay: () => ({ revision: 1, underlay: null }),
  saveLayerKinds: () => ({ kinds: { 'A-WALL': 'wall' } }),
  createFloor: () => ({ name: 'New', shortname: 'N', order: 2 }),
  saveBuildings: ({ tenant }) => ({
    buildings: [
      {
        uuid: tenant.building,
        name: 'Hall',
        shortname: 'H',
        floors: tenant.floors.map((uuid, order) => ({ uuid, name: `F${order}`, shortname: `${order}`, order })),
      },
    ],
  }),
  correctUpload: () => ({ unit: 'cm' }),
  approveUpload: () => ({ matches: [] }),
  createDestination: () => ({ name: 'New' }),
  updateDestination: () => ({ name: 'Renamed', description: 'Changed', review: 4.5, related_destinations: [] }),
  uploadDestinationFile: async ({ world, tenant }) => {
    const { rows } = await world.test.database.pool.query<{ id: number }>(
      'SELECT id FROM organisation_file_groups WHERE organisation_id = $1',
      [tenant.id],
    );
    return { organisation_file_group_id: String(rows[0]?.id) };
  },
  updateDestinationTags: () => ({ tags: ['new'] }),
  createPlacements: ({ tenant }) => ({
    destinations: [{ name: 'New', rooms: [{ floor_id: tenant.floors[0], object_name: 'room-3' }] }],
  }),
  undoPlacements: ({ tenant }) => ({ placements: [{ id: Number(tenant.placement), revision: 1 }], destinations: [] }),
  createPlacement: ({ tenant }) => placement(tenant, 'room-2'),
  updatePlacement: ({ tenant }) => placement(tenant, 'room-1'),
  findPlacement: ({ tenant }) => ({ object_name: 'room-1', floor_id: tenant.floors[0] }),
  saveFloorNodes: ({ tenant }) => ({ nodes: { new: [node(-1, tenant.floors[0])] }, joins: {} }),
  saveNetwork: ({ tenant }) => ({
    revision: tenant.network.revision,
    nodes: { new: [node(-1, tenant.floors[0])] },
    joins: {},
    transitgroups: {},
  }),
  createTransitGroup: ({ tenant }) => ({
    ...group(tenant),
    nodes: [0, 3].map((at) => ({ id: tenant.network.nodes.new[at]?.record.id })),
  }),
  updateTransitGroup: ({ tenant }) => group(tenant),
  createAutomaticGroup: () => ({ travel: 'lift' }),
  updateNode: ({ tenant }) => ({ name: 'Door', amenities: [{ id: Number(tenant.plain.amenity) }], screens: [] }),
  createVersion: () => ({ version: '1.1.0', notes: 'New', type: 3 }),
  updateFourEyes: () => ({ four_eyes: true }),
  updateVersion: () => ({
    notes: 'Changed',
    type: 1,
    tested: true,
    approved: true,
    released: true,
    force_released: false,
    force_release_version: null,
    organisations: [],
  }),
  saveMesh: ({ tenant }) => ({ floor_id: tenant.floors[0], object_name: 'room-0', type: 'destination' }),
};

export const QUERIES: Record<string, (cell: Cell) => Record<string, string>> = {
  searchOrganisation: () => ({ s: 'a' }),
  deleteOverride: ({ tenant }) => ({ project_uuid: tenant.project }),
};

export function fileOf({ call, world }: Cell): { name: string; bytes: Uint8Array } | null {
  if (!call.upload) return null;
  if (call.name === 'uploadLabels') return { name: 'labels.txt', bytes: new TextEncoder().encode('room-0\tRoom\n') };
  if (call.name === 'uploadMap') return { name: 'plan.zip', bytes: testFloorPlan(3) };
  return { name: 'a.png', bytes: world.png };
}
