import { listBuildings } from '@/contract/buildings/buildings';
import { readPreview } from '@/contract/locations/preview';
import { readProject } from '@/contract/locations/projectDetails';
import { readNetwork } from '@/contract/network/network';
import { listUploadedMapFiles } from '@/contract/uploads/uploads';
import { decodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import type { Client } from './client';
import { importProblems } from './fileImports';
import type { Ledger } from './ledger';
import type { Place } from './place';
import { contentOf, RECORDS, type RecordKind } from './records';
import { problemsOnShelf } from './shelf';

/** Problems after a restart: acknowledged records that are missing, and records that are incomplete. */
export async function problemsAfter(place: Place, ledger: Ledger): Promise<string[]> {
  const { client, project } = place;
  const problems: string[] = [];
  const network = await client.call(readNetwork, { params: { uuid: project } });
  const nodes = network.nodes.map(({ name }) => Number(name));
  for (const value of ledger.values('node')) if (!nodes.includes(value)) problems.push(`node ${value} is lost`);
  if (new Set(nodes).size !== nodes.length) problems.push('a node was saved twice');
  if (network.revision !== nodes.length)
    problems.push(`revision ${network.revision} of the network has ${nodes.length} nodes`);

  const uploads = await client.call(listUploadedMapFiles, { params: { id: project } });
  const uploaded = uploads.map(({ filename }) => Number(filename.replace('.zip', '')));
  for (const value of ledger.values('upload')) if (!uploaded.includes(value)) problems.push(`upload ${value} is lost`);
  if (new Set(uploaded).size !== uploaded.length) problems.push('an archive was uploaded twice');
  // The newest are those that a kill may have met.
  for (const { uuid, filename } of uploads.slice(0, 12)) {
    const value = floorPlanValue(await client.bytes(`uploaded-map-files/${uuid}/plan`));
    if (`${value}.zip` !== filename) problems.push(`the plan of upload ${filename} is that of ${value}`);
  }

  const { buildings } = await client.call(listBuildings, { params: { id: project } });
  const plan = buildings[0]?.floors[0]?.plan;
  const shown = floorPlanValue(await client.bytes(`floors/${place.floor}/plan`));
  if (!plan || shown === null) problems.push('the floor has no plan that can be read');
  else if (shown < ledger.last('plan')) problems.push(`the floor shows plan ${shown}, not ${ledger.last('plan')}`);

  const { name } = await client.call(readProject, { params: { uuid: project } });
  if (Number(name) < ledger.last('name')) problems.push(`the name is ${name}, not ${ledger.last('name')}`);
  problems.push(...(await publishedProblems(client, place, ledger)), ...(await problemsOnShelf(place, ledger)));
  problems.push(...(await importProblems(place, ledger)));
  for (const record of RECORDS) problems.push(...(await recordProblems(place, record, ledger)));
  return problems;
}

/** Records that are lost, there twice, or whose file is not that of their name. */
async function recordProblems(place: Place, { kind, names, file }: RecordKind, ledger: Ledger): Promise<string[]> {
  const present = (await names(place)).filter((name) => name.startsWith(`${kind} `));
  const lost = ledger.values(kind).filter((value) => !present.includes(`${kind} ${value}`));
  const problems = lost.map((value) => `${kind} ${value} is lost`);
  if (new Set(present).size !== present.length) problems.push(`a ${kind} was created twice`);
  if (!file) return problems;
  for (const value of ledger.values(kind).slice(-3)) {
    const name = `${kind} ${value}`;
    const bytes = await file(place, name);
    if (!bytes || Buffer.compare(bytes, contentOf(name)) !== 0) problems.push(`the file of ${name} is damaged`);
  }
  return problems;
}

async function publishedProblems(client: Client, place: Place, ledger: Ledger): Promise<string[]> {
  const least = ledger.last('published');
  if (least === 0) return [];
  const visitor = new (client.constructor as new () => Client)();
  visitor.address = client.address;
  const { publication, draft } = await visitor.call(readPreview, { params: { id: place.project }, query: {} });
  const published = Number(publication.project.location.name);
  if (draft) return ['a stranger sees the draft'];
  if (published < least) return [`visitors see ${published}, not ${least}`];
  const plan = floorPlanValue(await visitor.bytes(`preview/${place.project}/floors/${place.floor}/plan`));
  return plan === null ? ['visitors cannot read the plan'] : [];
}

/** The number by which the rooms of a plan are named; null for what is no plan. */
function floorPlanValue(bytes: Uint8Array | null): number | null {
  if (!bytes) return null;
  try {
    const { names } = decodeFloorPlan(bytes);
    const values = new Set(names.map((name) => Number(name.split('-')[0])));
    const [value] = values;
    return values.size === 1 && value !== undefined ? value : null;
  } catch {
    return null;
  }
}
