/**
 * A zip archive of 200 MB of OBJ in, meshes out: ours against fflate and wwobjloader2, in Node and in a worker of Chromium;
 * time and peak memory. Then the console's own upload: progress, cancelling, the page's tasks; and 1 GB.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildScripts, runChild } from '../support/child.mjs';
import { median, reportRow, round, time } from '../support/rows.mjs';
import { consoleWorker, openWorkerPage } from '../workerPage/openPage.mjs';
import { readInConsole } from './consoleUpload.mjs';
import { pack, writeArchive } from './objArchive.mjs';
import { writeObjFile } from './objWorld.mjs';

const OBJECTS = 46_000;
const TURNS = 3;
/** The text so many times over makes a gigabyte. */
const COPIES = 5;
/** Goals of time: in Node the inflating runs beside the scanning. */
const FASTER = { Node: 7, 'Chromium worker': 4 };
const LEAST_MEMORY = 0.42;
const PEER = 'fflate + wwobjloader2';

const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-'));
const archive = join(folder, 'floor.zip');
const large = join(folder, 'large.zip');
const text = join(folder, 'floor.obj');
const { bytes } = writeObjFile(text, OBJECTS);
const obj = readFileSync(text);
const packed = pack(obj);
writeArchive(archive, 'floor.obj', obj, packed);
writeArchive(large, 'floor.obj', obj, packed, COPIES);
rmSync(text);

await buildScripts();
const page = await openWorkerPage({ '/floor.zip': archive, '/large.zip': large });
const PLACES = {
  Node: (name) => runChild('zipOnce', [name, archive]).then(([one]) => one),
  'Chromium worker': (name) => page.ask('zip', name, '/floor.zip', consoleWorker('floorPlan')),
};
const what = `zip in, meshes out, ${(bytes / 1e6).toFixed(0)} MB`;
const WORK = { meshes: what, plan: `${what} and outlines from above` };

async function compare(place, ask) {
  const found = { meshes: [], plan: [], peers: [] };
  for (let turn = 0; turn < TURNS; turn++) for (const name of Object.keys(found)) found[name].push(await ask(name));
  const middle = (name, field) => median(found[name].map((one) => one[field]));
  const isWhole = Object.values(found)
    .flat()
    .every(({ objects }) => objects === OBJECTS);
  const note = isWhole ? 'both find every object' : `objects: ${JSON.stringify(found)}`;
  const peerTime = middle('peers', 'ms');
  const peerPeak = middle('peers', 'peakMB');
  for (const [name, work] of Object.entries(WORK))
    reportRow({
      work: `${work}: ${place}`,
      ours: time(middle(name, 'ms')),
      peer: `${PEER} ${time(peerTime)}`,
      value: round(peerTime / middle(name, 'ms'), 1),
      ...(name === 'meshes' ? { atLeast: FASTER[place], note } : { note: 'more than the peer does; no goal' }),
    });
  for (const [name, work] of Object.entries(WORK))
    if (!Number.isNaN(peerPeak))
      reportRow({
        work: `${work}: peak memory, ${place}`,
        ours: `${middle(name, 'peakMB').toFixed(0)} MB`,
        peer: `${PEER} ${peerPeak.toFixed(0)} MB`,
        value: round(middle(name, 'peakMB') / peerPeak),
        atMost: LEAST_MEMORY,
        note: 'resident memory of the whole process',
      });
}

async function watchConsole() {
  const { reading, cancelled } = await readInConsole(archive);
  const whole = `the console reads ${(bytes / 1e6).toFixed(0)} MB`;
  const tell = (work, ours, value, unit, goal, note) =>
    reportRow({ work: `${whole}: ${work}`, ours, value, unit, ...goal, note });
  tell(
    'words about progress',
    `${reading.perSecond.toFixed(1)} a second`,
    round(reading.perSecond, 1),
    '/s',
    { atLeast: 10 },
    `${time(reading.ms)} in all, longest silence ${time(reading.gap)}`,
  );
  const tasks = [
    ['longest task of the page while it reads', reading.longestReading],
    ['longest task of the page when the plan is shown', reading.longestShowing],
  ];
  for (const [work, ms] of tasks) tell(work, time(ms), Math.round(ms), 'ms', { atMost: 50 });
  tell('from Cancel until its worker is gone', time(cancelled.ended), Math.round(cancelled.ended), 'ms', {
    atMost: 100,
  });
  if (!Number.isNaN(cancelled.held))
    tell(
      'from Cancel until its memory is let go',
      cancelled.released === null ? 'not within 10 s' : time(cancelled.released),
      cancelled.released && Math.round(cancelled.released),
      'ms',
      { atMost: 100 },
      `${cancelled.before.toFixed(0)} MB before, ${cancelled.held.toFixed(0)} MB when cancelled`,
    );
}

async function readLarge() {
  for (const name of ['meshes', 'plan']) {
    const { ms, objects, peakMB } = await page.ask('zip', name, '/large.zip', consoleWorker('floorPlan'));
    reportRow({
      work: `${((bytes * COPIES) / 1e9).toFixed(2)} GB of OBJ, ${name === 'plan' ? "the console's worker" : 'meshes alone'}`,
      ours: `${time(ms)}, ${peakMB.toFixed(0)} MB`,
      value: objects,
      unit: 'objects',
      atLeast: OBJECTS,
      atMost: OBJECTS,
    });
  }
}

try {
  for (const [place, ask] of Object.entries(PLACES)) await compare(place, ask);
  await watchConsole();
  await readLarge();
} finally {
  page.stop();
  rmSync(folder, { recursive: true, force: true });
}
