import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { countVisits, readProjectWebAnalytics } from '@/contract/analytics/analytics';
import { readLayerKinds, saveLayerKinds } from '@/contract/buildings/layerKinds';
import { listDestinations } from '@/contract/destinations/destinations';
import { readImportStatus, runImporter } from '@/contract/imports/imports';
import { checkInDevice } from '@/contract/kiosks/devices';
import { listKiosks } from '@/contract/kiosks/kiosks';
import { readProjectData } from '@/contract/locations/projectData';
import { saveMesh } from '@/contract/network/network';
import { listTranslations, updateTranslation } from '@/contract/translations/translations';
import { MESH_KINDS } from '@/model/floorPlan/kinds/meshKind';
import { waitForJob } from './jobs';
import type { Place, Work } from './place';

/** A text that is replaced again and again is the last one that was acknowledged, or a later one. */
function replacedProblems(what: string, shown: string | undefined, last: number): string[] {
  if (last === 0) return [];
  const value = Number(shown);
  if (!Number.isInteger(value)) return [`${what} is "${shown}", not a number that was written`];
  return value < last ? [`${what} is ${value}, not ${last}`] : [];
}

const translationOf = async ({ client, yard }: Place): Promise<string | null> => {
  const texts = await client.call(listTranslations, { params: { uuid: yard.project } });
  const name = texts.find(({ kind, record, field }) => kind === 'floor' && record === yard.floor && field === 'name');
  return name?.translations.fr?.text ?? null;
};

const translations: Work = {
  name: 'translation',
  calls: [updateTranslation],
  turn: async (place, value, ledger) => {
    const { client, yard } = place;
    const text = { language: 'fr', kind: 'floor' as const, record: yard.floor, field: 'name' as const };
    const body = { ...text, text: String(value), before: await translationOf(place) };
    await client.write('translation', updateTranslation, { params: { uuid: yard.project }, body });
    ledger.write({ kind: 'translation', value });
  },
  problems: async (place, ledger) =>
    replacedProblems('the translation', (await translationOf(place)) ?? undefined, ledger.last('translation')),
};

/** Each room gets a kind of its own. */
const meshes: Work = {
  name: 'mesh',
  calls: [saveMesh],
  turn: async ({ client, yard }, value, ledger) => {
    const kind = MESH_KINDS[value % MESH_KINDS.length] ?? null;
    const body = { floor_id: yard.floor, object_name: `mesh ${value}`, type: 'destination' as const, kind };
    await client.write('mesh', saveMesh, { body });
    ledger.write({ kind: 'mesh', value });
  },
  problems: async ({ client, yard }, ledger) => {
    const { meshes = [] } = await client.call(readProjectData, { params: { uuid: yard.project } });
    const kinds = new Map(meshes.map(({ object_name, kind }) => [object_name, kind]));
    const problems = kinds.size === meshes.length ? [] : ['a mesh is there twice'];
    for (const value of ledger.values('mesh'))
      if (kinds.get(`mesh ${value}`) !== MESH_KINDS[value % MESH_KINDS.length])
        problems.push(`mesh ${value} is ${kinds.get(`mesh ${value}`)}`);
    return problems;
  },
};

const layers: Work = {
  name: 'layer kinds',
  calls: [saveLayerKinds],
  turn: async ({ client, yard }, value, ledger) => {
    const kinds = { [`LAYER-${value}`]: 'wall' as const };
    await client.write('layer kinds', saveLayerKinds, { params: { uuid: yard.project }, body: { kinds } });
    ledger.write({ kind: 'layer', value });
  },
  problems: async ({ client, yard }, ledger) => {
    const { kinds } = await client.call(readLayerKinds, { params: { uuid: yard.project } });
    return ledger.values('layer').flatMap((value) => (kinds[`LAYER-${value}`] ? [] : [`layer ${value} is lost`]));
  },
};

/** Milliseconds between two visits, and between two check-ins: whoever sends more is told to slow down. */
const PAUSE = 1_000;

/** Each is a visitor of their own. Nobody signs in for it, so a visit has no key: it counts once however often it is sent. */
const visits: Work = {
  name: 'visit',
  calls: [countVisits],
  turn: async ({ visitor, yard }, value, ledger) => {
    const fields = { service: 'web-map-ui' as const, environment: 'live' as const };
    const event = { ...fields, time: new Date().toISOString(), session: randomUUID() };
    ledger.write({ kind: 'visiting', value });
    const body = { location: yard.project, access_key: yard.accessKey, events: [event] };
    await visitor.write('visit', countVisits, { body });
    ledger.write({ kind: 'visit', value });
    await wait(PAUSE);
  },
  problems: async ({ staff, yard }, ledger) => {
    const rows = await staff.call(readProjectWebAnalytics, { params: { projectUuid: yard.project }, query: {} });
    const total = rows.reduce((sum, row) => sum + row.total, 0);
    const [least, most] = [ledger.count('visit'), ledger.count('visiting')];
    return total < least || total > most ? [`${total} visits were counted, of ${least} to ${most}`] : [];
  },
};

const checkIns: Work = {
  name: 'check-in',
  calls: [checkInDevice],
  turn: async ({ device, yard: { kiosks } }, value, ledger) => {
    const at = ledger.count('check-in') % kiosks.length;
    device.token = kiosks[at]?.key ?? '';
    const body = { state: 2 as const, progress: null, build: null, version: String(value) };
    await device.write('check-in', checkInDevice, { body });
    ledger.write({ kind: 'check-in', value });
    ledger.write({ kind: `check-in of kiosk ${at}`, value });
    await wait(PAUSE);
  },
  problems: async ({ client, organisation: uuid, yard }, ledger) => {
    const { screens } = await client.call(listKiosks, { params: { uuid }, query: {} });
    const versions = new Map(screens.map(({ id, running_version }) => [id, running_version ?? undefined]));
    return yard.kiosks.flatMap(({ id }, at) =>
      replacedProblems(`the version of kiosk ${at}`, versions.get(id), ledger.last(`check-in of kiosk ${at}`)),
    );
  },
};

/** Destinations of the source. */
const FED = 40;
const FED_NAME = /^fed (\d+)-\d+$/;

/** The name of every destination of the source changes, and a job reads it. */
const feedImports: Work = {
  name: 'feed import',
  calls: [runImporter],
  turn: async ({ client, yard, feed }, value, ledger) => {
    const params = { uuid: yard.project };
    // One that was killed goes on by itself, and would read what belongs to the next one.
    await endedFeed(client, yard.project);
    feed.answer(JSON.stringify(Array.from({ length: FED }, (_, id) => ({ id, name: `fed ${value}-${id}` }))));
    const { job } = await client.write('feed import', runImporter, { params, body: {} });
    if ((await waitForJob(client, runImporter, job)) === 'succeeded') ledger.write({ kind: 'fed', value });
  },
  problems: async ({ client, organisation: uuid, yard }, ledger) => {
    await endedFeed(client, yard.project);
    const destinations = await client.call(listDestinations, { params: { uuid }, query: {} });
    const fed = destinations.flatMap(({ name }) => (FED_NAME.test(name) ? [Number(FED_NAME.exec(name)?.[1])] : []));
    const last = ledger.last('fed');
    if (fed.length === 0) return last === 0 ? [] : ['the destinations of the source are lost'];
    const problems = fed.length === FED ? [] : [`the source has ${fed.length} destinations of ${FED}`];
    const values = [...new Set(fed)];
    if (values.length !== 1) problems.push(`the destinations of the source are of ${values.join(' and ')}`);
    else if ((values[0] ?? 0) < last) problems.push(`the source is that of ${values[0]}, not ${last}`);
    return problems;
  },
};

/** Resolves when no import from the source runs any more. */
async function endedFeed(client: Place['client'], uuid: string): Promise<void> {
  for (;;) {
    const { status } = await client.call(readImportStatus, { params: { uuid } });
    if (status !== 'requested' && status !== 'running') return;
    await wait(20);
  }
}

export const YARD_WORKS: readonly Work[] = [translations, meshes, layers, visits, checkIns, feedImports];
