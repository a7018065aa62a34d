/** Every call of the contract that reads, and ten common ones that write, with what they are called with. */
import { randomUUID } from 'node:crypto';
import { allCalls } from '../../src/contract/allCalls.ts';
import { EMAIL } from './world.mjs';

/** Reads that are not called, and why. */
export const LEFT_OUT = {
  readEvents: 'a stream that does not end',
  publishProject: 'writes, by an old address',
  publishSkin: 'writes, by an old address',
  buildProject: 'writes, by an old address',
  sendWelcome: 'sends a mail',
  generateTwoFactor: 'begins two-factor',
  confirmLocation: 'a link of a mail',
  readProjectFile: 'a token of five minutes',
  readMail: 'the mailbox of the demo is a folder',
  downloadBuild: 'opens an address',
};

const OTHERS = {
  key: 'image',
  'readBuild.key': () => 'd'.repeat(43),
  number: 'build',
  floor: 'floor',
  skinId: 'skin',
  projectUuid: 'project',
  tag: () => 'destination',
  batch_uuid: () => '00000000-0000-4000-8000-000000000001',
  'readPreview.id': 'project',
  'readPreviewPlan.id': 'project',
  'readVisitKey.id': 'project',
  'readProjectOrganisation.uuid': 'project',
};

const QUERIES = {
  searchOrganisation: '?s=shop',
  readNetworkOfBuild: '',
};

function pathOf({ name, path, policy }, ids) {
  const filled = path.replace(/\{(\w+)\}/g, (_, param) => {
    if (param === policy.organisation) return ids.organisation;
    const kind = param === policy.record?.param ? policy.record.kind : (OTHERS[`${name}.${param}`] ?? OTHERS[param]);
    const value = typeof kind === 'function' ? kind() : ids[kind === 'oneself' ? 'user' : kind];
    return value ?? `no-${kind}`;
  });
  return filled + (QUERIES[name] ?? '');
}

/** Staff act for the organisation where the path names something of it, and for the provider where that is below. */
function whoOf({ who, record, organisation, scope }) {
  if (scope === 'below') return 'staff';
  if (who === 'staff' && (record || organisation)) return 'switched';
  return who === 'staff' || who === 'device' ? who : who === 'anyone' ? 'stranger' : 'manager';
}

/** @returns {{ name: string, who: string, method: string, path: string, body?: unknown }[]} */
export const reads = (ids) =>
  allCalls
    .filter(({ method, name }) => method === 'GET' && !(name in LEFT_OUT))
    .map((call) => ({ name: call.name, who: whoOf(call.policy), method: 'GET', path: pathOf(call, ids) }));

let count = 0;
/** Each with a body of its own every time. */
export function writes(ids) {
  const { organisation, project } = ids;
  const next = (name) => () => ({ name: `${name} ${++count}` });
  const write = (name, method, path, body, who = 'manager') => ({ name, who, method, path, body });
  return [
    write('createDestination', 'POST', `organisations/${organisation}/destinations`, next('Shop')),
    write('updateDestination', 'POST', `destinations/${ids.destination}`, next('Shop')),
    write('createCategory', 'POST', `organisations/${organisation}/categories`, () => ({
      ...next('Kind')(),
      icon_id: 1,
    })),
    write('createEvent', 'POST', `organisations/${organisation}/events`, next('Fair')),
    write('updateProject', 'POST', `projects/${project}`, next('Mall')),
    write('createKiosk', 'POST', `organisations/${organisation}/screens`, () => ({
      ...{
        ...next('Kiosk')(),
        description: '',
        project_id: null,
        orientation: 0,
        lat: null,
        lon: null,
        is_test: false,
      },
      ...{ version_id: null, project_build_id: null, internal_use: false },
    })),
    write('updatePresence', 'PUT', `projects/${project}/presence`, () => ({
      ...{ tab: '00000000-0000-4000-8000-000000000001', floor_id: ids.floor },
      has_unsaved_changes: count++ % 2 === 0,
    })),
    write(
      'checkInDevice',
      'POST',
      'devices/check-in',
      () => ({ state: 2, progress: null, build: null, version: '1.0.0' }),
      'device',
    ),
    write(
      'countVisits',
      'POST',
      'visits',
      () => ({
        location: project,
        access_key: ids.accessKey,
        events: [{ service: 'web-map-ui', environment: 'live', time: new Date().toISOString(), session: randomUUID() }],
      }),
      'stranger',
    ),
    write('signIn', 'POST', 'sign-in', () => ({ email: EMAIL, password: 'atrium-demo' }), 'stranger'),
  ].map((one) => {
    const call = allCalls.find(({ name }) => name === one.name);
    if (!call) throw new Error(`${one.name} is not a call of the contract.`);
    return { ...one, method: call.method, path: pathOf(call, ids) };
  });
}

export const headersOf = {
  stranger: { 'sec-fetch-site': 'same-origin' },
};
