import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BusyError } from '../../../server/errors';
import { createFloorPlanReader } from '../../../server/floorPlans/createFloorPlanReader';
import { createUploadReader } from '../../../server/floorPlans/readUpload';
import { writeObj } from '../../support/objWriter';
import { buildThread } from '../../support/service/buildThread';
import { writeZip } from '../../support/zipWriter';

let folder: string;
let thread: URL;
const floor = writeObj({ seed: 5, rooms: 20, up: 'z', perMetre: 1000 });

async function stored(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

/** A thread file that does what `code` says. */
const threadOf = async (name: string, code: string) =>
  pathToFileURL(await stored(name, new TextEncoder().encode(code)));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-plans-'));
  thread = await buildThread('server/floorPlans/floorPlanThread.ts', folder);
});
afterAll(() => rm(folder, { recursive: true }));

describe('createUploadReader', () => {
  it('[ME21] reads a stored archive in a thread', async () => {
    const path = await stored('floor.zip', writeZip([{ name: 'floor.obj', bytes: floor.bytes }]));
    const { floorPlan, report } = await createUploadReader({ thread })(path);
    expect(floorPlan.names).toEqual(floor.names);
    expect(report.shape).toMatchObject({ up: 'z', unit: 'mm', mirrored: false });
    const corrected = await createUploadReader({ thread })(path, { corrections: { unit: 'cm' } });
    expect(corrected.report.size.width).toBeCloseTo(report.size.width * 10, 2);
  });

  it('[ME21] passes on why an archive is refused', async () => {
    const path = await stored('none.zip', floor.bytes);
    await expect(createUploadReader({ thread })(path)).rejects.toThrow(
      expect.objectContaining({ name: 'MeshError', code: 'not-a-zip' }),
    );
  });

  it.each([
    ['ends', 'process.exit(0)'],
    ['throws', 'throw new Error("x")'],
    ['fills its memory', 'const all = []; for (;;) all.push(new Array(1e5).fill(all.length));'],
  ])('[ME21] survives a thread that %s', async (what, code) => {
    const read = createUploadReader({ thread: await threadOf(`${what}.mjs`, code), heap: 32 });
    await expect(read('any')).rejects.toThrow(expect.objectContaining({ code: 'reader-broken' }));
  });

  it('[ME21] ends a thread that takes too long, or when it is told to', async () => {
    const endless = await threadOf('endless.mjs', 'for (;;) {}');
    await expect(createUploadReader({ thread: endless, timeout: 200 })('any')).rejects.toThrow(
      expect.objectContaining({ code: 'too-slow' }),
    );
    const stop = new AbortController();
    const reading = createUploadReader({ thread: endless })('any', {}, stop.signal);
    stop.abort(new Error('leaving'));
    await expect(reading).rejects.toThrow('leaving');
  });

  it('[ME26] organisations take turns; one with too many uploads waiting is busy, the others are not', async () => {
    const path = await stored('turns.zip', writeZip([{ name: 'floor.obj', bytes: floor.bytes }]));
    const reader = createFloorPlanReader(thread, { maxWaitingOfOne: 2 });
    const of = (organisation: number) => reader.read(path, {}, organisation);
    const order: string[] = [];
    const greedy = [of(1), of(1), of(1), of(1)].map((one, at) => one.then(() => order.push(`greedy ${at}`)));
    const other = of(2).then(() => order.push('other'));
    const results = await Promise.allSettled([...greedy, other]);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(results[3]).toMatchObject({ reason: expect.any(BusyError) });
    // It came last and is not last: threads that run at once may end in either order.
    expect(order.indexOf('other')).toBeLessThan(order.indexOf('greedy 2'));
  });
});
