import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listIcons, uploadIcons } from '@/contract/icons/icons';
import { readJob } from '@/contract/jobs/jobs';
import { publishProjectByPost } from '@/contract/locations/projects';
import { listUploadedMapFiles, uploadMap } from '@/contract/uploads/uploads';
import { startService } from '../support/browser/runningService';
import { feedServer } from '../support/feedServer';
import { pngFile } from '../support/pngFile';
import { type Client, ServiceError } from './client';
import { addRound, type FaultRow } from './faultTable';
import { floorPlanOf } from './floorPlans';
import { waitForJob } from './jobs';
import type { Place } from './place';
import type { RunResult } from './run';
import { makePeople, makePlace } from './workload';

const PRELOAD = new URL('../support/service/fullFolders.mjs', import.meta.url).href;

/** The folders of the data folder that may be on disks of their own. */
const FOLDERS = ['files', 'incoming'] as const;

/** Fills the disks of a service one after the other: it says so, keeps nothing by half, and goes on when there is room again. */
export async function fullDisks(): Promise<RunResult> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-full-'));
  const dataDir = join(folder, 'data');
  const service = await startService({ dataDir, preload: PRELOAD });
  const people = makePeople();
  for (const client of Object.values(people) as Client[]) client.address = service.address;
  const feed = await feedServer();
  const place = await makePlace(people, feed);
  const passed: string[] = [];
  const failed: string[] = [];
  let rows: FaultRow[] = [];
  for (const name of FOLDERS) {
    const mark = join(dataDir, `${name}.full`);
    const before = { files: filesBelow(dataDir), stored: await storedOf(place) };
    writeFileSync(mark, '');
    const problems = [...(await refusals(place)), ...(name === 'files' ? await failedJob(place) : [])];
    const after = {
      files: filesBelow(dataDir).filter((path) => !path.endsWith('.full')),
      stored: await storedOf(place),
    };
    rmSync(mark);
    const kept = after.files.filter((path) => !before.files.includes(path));
    if (kept.length > 0) problems.push(`these files were left: ${kept.join(', ')}`);
    if (after.stored !== before.stored) problems.push(`${after.stored - before.stored} records were left`);
    const health = await fetch(`${service.address}/healthz`);
    if (!health.ok) problems.push(`/healthz answered ${health.status}`);
    try {
      for (const upload of uploadsOf(place)) await upload();
      if (name === 'files' && (await publish(place)).state !== 'succeeded')
        problems.push('nothing can be published again');
    } catch (error) {
      problems.push(`it does not go on: ${String(error)}`);
    }
    const what = `[DB42] full disk: ${name}`;
    (problems.length === 0 ? passed : failed).push([what, ...problems].join('; '));
    const round = { rounds: 1, open: 0, acknowledged: 0, problems: problems.length };
    rows = addRound(rows, { fault: `full disk of ${name}`, database: 'embedded', ...round });
    console.log(`${what}: ${problems.join('; ') || 'refused in words, nothing half, goes on'}`);
  }
  const code = await service.stop();
  await feed.close();
  (code === 0 ? passed : failed).push(`full disk: the service ended with ${code}`);
  rmSync(folder, { recursive: true, force: true });
  return { passed, failed, rows };
}

const uploadsOf = ({ client, organisation, floor }: Place): readonly (() => Promise<unknown>)[] => [
  async () => {
    const file = { name: 'full.png', bytes: new Uint8Array(await pngFile()) };
    return client.write('icon', uploadIcons, { params: { uuid: organisation }, file });
  },
  () => {
    const file = { name: 'full.zip', bytes: floorPlanOf(7) };
    return client.write('upload', uploadMap, { params: { uuid: floor }, query: {}, file });
  },
];

/** Uploads that were taken, or refused in other words than those for a full disk. */
async function refusals(place: Place): Promise<string[]> {
  const problems: string[] = [];
  for (const upload of uploadsOf(place))
    try {
      await upload();
      problems.push('an upload was taken');
    } catch (error) {
      const isClear = error instanceof ServiceError && / answered 507: .*"code":"full"/.test(error.message);
      if (!isClear) problems.push(`an upload was refused by ${String(error)}`);
    }
  return problems;
}

async function publish({ client, project }: Place): Promise<{ state: string; error: string | null }> {
  const params = { uuid: project };
  const { uuid } = await client.write('publish request', publishProjectByPost, { params, query: {} });
  const state = await waitForJob(client, publishProjectByPost, uuid);
  return { state, error: (await client.call(readJob, { params: { uuid } })).error };
}

async function failedJob(place: Place): Promise<string[]> {
  const { state, error } = await publish(place);
  return state === 'failed' && /space/i.test(error ?? '') ? [] : [`a publication ended as ${state}: ${error}`];
}

async function storedOf({ client, organisation, project }: Place): Promise<number> {
  const icons = await client.call(listIcons, { params: { uuid: organisation } });
  const uploads = await client.call(listUploadedMapFiles, { params: { id: project } });
  return (icons.organisation?.length ?? 0) + uploads.length;
}

/** Paths of what people have stored, also of drafts. */
function filesBelow(dataDir: string): string[] {
  return FOLDERS.flatMap((name) => {
    const folder = join(dataDir, name);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  });
}
