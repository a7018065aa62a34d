/** OBJ bytes in, meshes out, in Node: ours, wwobjloader2 and three's OBJLoader with MTLLoader, each in a process of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askChild } from '../support/child.mjs';
import { best, round, tellRow, time } from '../support/rows.mjs';
import { writeObjFile } from './objWorld.mjs';

const SIZES = [
  { objects: 5_000, rounds: 5, goals: { wwobjloader2: 4.3, three: 6.5 } },
  { objects: 46_000, rounds: 1, goals: { wwobjloader2: 5.5, three: 9 } },
];

/** What a contender got wrong, in words; '' for nothing. Single precision is no fault. */
function faults(found, right) {
  return [
    found.objects !== right.objects && `${found.objects} of ${right.objects} objects`,
    found.triangles !== right.triangles && `${found.triangles} of ${right.triangles} triangles`,
    !(Math.abs(found.area / right.area - 1) < 1e-4) && `area ${((found.area / right.area - 1) * 100).toFixed(2)} % off`,
  ]
    .filter(Boolean)
    .join(', ');
}

const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-'));
try {
  for (const { objects, rounds, goals } of SIZES)
    for (const hard of [false, true]) {
      const file = join(folder, 'floor.obj');
      const right = writeObjFile(file, objects, { hard });
      const what = `parse ${(right.bytes / 1e6).toFixed(0)} MB, ${objects} objects${hard ? ', hard' : ''}`;
      // Twice around, so that a busy moment of the machine meets more than one of them.
      const found = {};
      for (const _turn of [0, 1])
        for (const name of ['ours', ...Object.keys(goals)]) {
          const one = await askChild('bench/parse/parseOnce.mjs', [name, file, rounds]);
          found[name] = { ...one, times: [...(found[name]?.times ?? []), ...one.times] };
        }
      const ours = best(found.ours.times);
      const wrong = faults(found.ours, right);
      for (const [name, goal] of Object.entries(goals)) {
        const theirs = best(found[name].times);
        const peerWrong = faults(found[name], right);
        tellRow({
          work: what,
          ours: time(ours),
          peer: `${name} ${time(theirs)}`,
          value: round(theirs / ours, 1),
          atLeast: goal,
          note: `ours ${wrong || 'right'}; ${name} ${peerWrong || 'right'}`,
        });
      }
    }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
