/**
 * OBJ bytes in, meshes out: ours, wwobjloader2 and three's OBJLoader with MTLLoader, in Node and in a worker of Chromium.
 * Each has a process of its own.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildScripts, runChild } from '../support/child.mjs';
import { best, reportRow, round, time } from '../support/rows.mjs';
import { openWorkerPage } from '../workerPage/openPage.mjs';
import { faultsOf } from './facts.mjs';
import { writeObjFile } from './objWorld.mjs';

const SIZES = [
  { objects: 5_000, turns: 3, rounds: 4, goals: { wwobjloader2: 4.3, three: 6.5 } },
  { objects: 46_000, turns: 2, rounds: 1, goals: { wwobjloader2: 5.5, three: 9 } },
];

const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-'));
const file = join(folder, 'floor.obj');
await buildScripts();
const page = await openWorkerPage({ '/floor.obj': file });
const PLACES = {
  Node: (name, rounds) => runChild('parseOnce', [name, file, rounds]).then(([one]) => one),
  'Chromium worker': (name, rounds) => page.ask('parse', name, '/floor.obj', rounds),
};

/** All contenders in turn, so that a busy moment of the machine meets more than one of them. */
async function timesOf(ask, names, { turns, rounds }) {
  const found = {};
  for (let turn = 0; turn < turns; turn++)
    for (const name of names) {
      const one = await ask(name, rounds);
      found[name] = { ...one, times: [...(found[name]?.times ?? []), ...one.times] };
    }
  return found;
}

try {
  for (const { objects, goals, ...often } of SIZES)
    for (const hard of [false, true]) {
      const right = writeObjFile(file, objects, { hard });
      for (const [place, ask] of Object.entries(PLACES)) {
        const found = await timesOf(ask, ['ours', ...Object.keys(goals)], often);
        const ours = best(found.ours.times);
        const wrong = faultsOf(found.ours, right);
        for (const [name, goal] of Object.entries(goals)) {
          const theirs = best(found[name].times);
          reportRow({
            work: `parse ${(right.bytes / 1e6).toFixed(0)} MB, ${objects} objects${hard ? ', hard' : ''}: ${place}`,
            ours: time(ours),
            peer: `${name} ${time(theirs)}`,
            value: wrong ? null : round(theirs / ours, 1),
            atLeast: goal,
            note: `ours ${wrong || 'right'}; ${name} ${faultsOf(found[name], right) || 'right'}`,
          });
        }
        reportRow({
          work: `parse ${(right.bytes / 1e6).toFixed(0)} MB${hard ? ', hard' : ''}: faults in objects, triangles, area, ${place}`,
          ours: wrong || 'none',
          value: wrong ? wrong.split(',').length : 0,
          unit: 'faults',
          atMost: 0,
        });
      }
    }
} finally {
  page.stop();
  rmSync(folder, { recursive: true, force: true });
}
