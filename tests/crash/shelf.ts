import { listBuildings } from '@/contract/buildings/buildings';
import { correctOutlines, undoOutlines } from '@/contract/buildings/outlines';
import { exportAppleCsv, readExports } from '@/contract/exports/exports';
import { updateProject } from '@/contract/locations/projectChanges';
import { publishProjectByPost } from '@/contract/locations/projects';
import { listBuilds, publishBuild } from '@/contract/publishing/builds';
import { decodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import { waitForJob } from './jobs';
import type { Place, Work } from './place';

/** Publishes the second location and shows an earlier build again, in turns. */
export const rollBacks: Work = {
  name: 'roll back',
  calls: [updateProject, publishProjectByPost, publishBuild],
  turn: async ({ client, shelf }, value, ledger) => {
    const params = { uuid: shelf.project };
    await client.write('rename', updateProject, { params, body: { name: String(value) } });
    const { uuid } = await client.write('publish request', publishProjectByPost, { params, query: {} });
    await waitForJob(client, publishProjectByPost, uuid);
    const builds = await client.call(listBuilds, { params });
    const earlier = builds.find(({ shown_to, can_be_published }) => shown_to === null && can_be_published);
    if (!earlier) return;
    const number = String(earlier.build_number);
    await client.write('roll back', publishBuild, { params: { ...params, number } });
    ledger.write({ kind: 'rolled back', value: earlier.build_number });
  },
  problems: async ({ client, shelf }, ledger) => {
    const builds = await client.call(listBuilds, { params: { uuid: shelf.project } });
    const shown = builds.filter(({ shown_to }) => shown_to === 'visitors');
    if (shown.length > 1) return ['two builds are shown'];
    return ledger.count('rolled back') > 0 && shown.length === 0 ? ['no build is shown'] : [];
  },
};

/** Draws a room of its own into the floor plan, and takes every third back. */
export const rooms: Work = {
  name: 'outline',
  calls: [correctOutlines, undoOutlines],
  turn: async ({ client, shelf }, value, ledger) => {
    const plan = await planOf({ client, shelf });
    const at = (value % 1000) * 4;
    const ring = [
      { x: at, y: -500 },
      { x: at + 2, y: -500 },
      { x: at, y: -498 },
    ];
    const correction = { kind: 'draw' as const, name: `room ${value}`, ring };
    const params = { uuid: shelf.floor };
    const drawn = await client.write('outline', correctOutlines, { params, body: { plan, correction } });
    ledger.write({ kind: 'room', value });
    if (ledger.count('room') % 3 !== 0) return;
    ledger.write({ kind: 'room undoing', value });
    await client.write('undo of an outline', undoOutlines, { params, body: { plan: drawn.plan } });
    ledger.write({ kind: 'room undone', value });
  },
  problems: async ({ client, shelf }, ledger) => {
    const problems: string[] = [];
    const bytes = await client.bytes(`floors/${shelf.floor}/plan`);
    const drawn = bytes ? decodeFloorPlan(bytes).names : [];
    const undoing = new Set(ledger.values('room undoing'));
    for (const value of ledger.values('room'))
      if (!drawn.includes(`room ${value}`) && !undoing.has(value)) problems.push(`room ${value} is lost`);
    for (const value of ledger.values('room undone'))
      if (drawn.includes(`room ${value}`)) problems.push(`room ${value} is there again`);
    if (new Set(drawn).size !== drawn.length) problems.push('a room was drawn twice');
    return problems;
  },
};

/** Exports the second location; a newer export replaces the one before. */
export const csvExports: Work = {
  name: 'export',
  calls: [exportAppleCsv],
  turn: async ({ client, shelf }, value, ledger) => {
    const params = { uuid: shelf.project };
    const body = { should_export_all: true };
    const { uuid } = await client.write('export request', exportAppleCsv, { params, body });
    if ((await waitForJob(client, exportAppleCsv, uuid)) === 'succeeded') ledger.write({ kind: 'export', value });
  },
  problems: async ({ client, shelf }, ledger) => {
    const problems: string[] = [];
    const { files } = await client.call(readExports, { params: { uuid: shelf.project } });
    if (ledger.count('export') > 0 && files.length !== 1) problems.push(`${files.length} exports instead of one`);
    for (const { url } of files)
      if (!url || !(await client.bytes(url.replace(/^.*\/api\//, '')))) problems.push('an export cannot be read');
    return problems;
  },
};

async function planOf({ client, shelf }: Pick<Place, 'client' | 'shelf'>): Promise<string> {
  const { buildings } = await client.call(listBuildings, { params: { id: shelf.project } });
  return buildings[0]?.floors[0]?.plan ?? '';
}
