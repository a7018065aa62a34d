import { listBuildings } from '@/contract/buildings/buildings';
import { correctOutlines } from '@/contract/buildings/outlines';
import { exportAppleCsv, readExports } from '@/contract/exports/exports';
import { updateProject } from '@/contract/locations/projectChanges';
import { publishProjectByPost } from '@/contract/locations/projects';
import { listBuilds, publishBuild } from '@/contract/publishing/builds';
import { decodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import { waitForJob } from './jobs';
import type { Ledger } from './ledger';
import type { Place } from './place';

/** Publishes the second location and shows an earlier build again, in turns. */
export async function publishAndRollBack({ client, shelf }: Place, value: number, ledger: Ledger): Promise<void> {
  const params = { uuid: shelf.project };
  await client.write('rename', updateProject, { params, body: { name: String(value) } });
  const { uuid } = await client.write('publish request', publishProjectByPost, { params, query: {} });
  await waitForJob(client, 'publish job', uuid);
  const builds = await client.call(listBuilds, { params });
  const earlier = builds.find(({ shown_to, can_be_published }) => shown_to === null && can_be_published);
  if (!earlier) return;
  ledger.write({ kind: 'rolling back', value: earlier.build_number });
  await client.write('roll back', publishBuild, { params: { ...params, number: String(earlier.build_number) } });
  ledger.write({ kind: 'rolled back', value: earlier.build_number });
}

/** Draws a room of its own into the floor plan. */
export async function drawRoom({ client, shelf }: Place, value: number, ledger: Ledger): Promise<void> {
  const plan = await planOf({ client, shelf });
  const at = (value % 1000) * 4;
  const ring = [
    { x: at, y: -500 },
    { x: at + 2, y: -500 },
    { x: at, y: -498 },
  ];
  const correction = { kind: 'draw' as const, name: `room ${value}`, ring };
  await client.write('outline', correctOutlines, { params: { uuid: shelf.floor }, body: { plan, correction } });
  ledger.write({ kind: 'room', value });
}

export async function exportCsv({ client, shelf }: Place, value: number, ledger: Ledger): Promise<void> {
  const params = { uuid: shelf.project };
  const { uuid } = await client.write('export request', exportAppleCsv, { params, body: { should_export_all: true } });
  if ((await waitForJob(client, 'export job', uuid)) === 'succeeded') ledger.write({ kind: 'export', value });
}

async function planOf({ client, shelf }: Pick<Place, 'client' | 'shelf'>): Promise<string> {
  const { buildings } = await client.call(listBuildings, { params: { id: shelf.project } });
  return buildings[0]?.floors[0]?.plan ?? '';
}

export async function problemsOnShelf(place: Place, ledger: Ledger): Promise<string[]> {
  const { client, shelf } = place;
  const problems: string[] = [];
  const bytes = await client.bytes(`floors/${shelf.floor}/plan`);
  const names = bytes ? decodeFloorPlan(bytes).names : [];
  for (const value of ledger.values('room'))
    if (!names.includes(`room ${value}`)) problems.push(`room ${value} is lost`);
  if (new Set(names).size !== names.length) problems.push('a room was drawn twice');

  const builds = await client.call(listBuilds, { params: { uuid: shelf.project } });
  if (builds.filter(({ shown_to }) => shown_to === 'visitors').length > 1) problems.push('two builds are shown');
  const { files } = await client.call(readExports, { params: { uuid: shelf.project } });
  if (ledger.values('export').length > 0 && files.length !== 1) problems.push(`${files.length} exports instead of one`);
  for (const { url } of files)
    if (!url || !(await client.bytes(url.replace(/^.*\/api\//, '')))) problems.push('an export cannot be read');
  return problems;
}
