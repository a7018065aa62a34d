/** A zip archive of 200 MB of OBJ in, meshes out, in Node: ours against fflate and wwobjloader2; time and peak memory. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zip } from '../canvasWorld.mjs';
import { askChild } from '../support/child.mjs';
import { median, round, tellRow, time } from '../support/rows.mjs';
import { writeObjFile } from './objWorld.mjs';

const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-'));
try {
  const obj = join(folder, 'floor.obj');
  const archive = join(folder, 'floor.zip');
  const { objects, bytes } = writeObjFile(obj, 46_000);
  writeFileSync(archive, zip('floor.obj', readFileSync(obj)));
  rmSync(obj);
  const found = { meshes: [], ours: [], peer: [] };
  for (const _turn of [0, 1, 2])
    for (const name of Object.keys(found)) found[name].push(await askChild('bench/parse/zipOnce.mjs', [name, archive]));
  const ms = (name) => median(found[name].map((one) => one.ms));
  const peak = (name) => median(found[name].map((one) => one.peakMB));
  const all = Object.values(found)
    .flat()
    .every((one) => one.meshes === objects);
  const what = `zip in, meshes out, ${(bytes / 1e6).toFixed(0)} MB`;
  const peer = `fflate + wwobjloader2 ${time(ms('peer'))}`;
  const note = all ? 'both find every object' : `meshes ${JSON.stringify(found)}`;
  tellRow({ work: what, ours: time(ms('meshes')), peer, value: round(ms('peer') / ms('meshes'), 1), atLeast: 4, note });
  tellRow({
    work: `${what}, and its outlines from above`,
    ours: time(ms('ours')),
    peer,
    value: round(ms('peer') / ms('ours'), 1),
    note: 'more than the peer does: the plan ready to draw',
  });
  for (const [name, work] of [
    ['meshes', what],
    ['ours', `${what}, and its outlines from above`],
  ])
    tellRow({
      work: `${work}: peak memory`,
      ours: `${peak(name).toFixed(0)} MB`,
      peer: `${peak('peer').toFixed(0)} MB`,
      value: round(peak(name) / peak('peer')),
      atMost: 0.42,
      note: 'whole processes',
    });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
