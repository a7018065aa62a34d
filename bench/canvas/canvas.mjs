/** Pan and zoom with everything in view, pan and drag one node close up: `canvas.mjs [OBJECTS …]`, 20,000 unless told. */
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/findChromium.mjs';
import { run } from '../../scripts/project.mjs';
import { startService } from '../../tests/support/browser/runningService.ts';
import { objectsOf } from '../canvasWorld.mjs';
import { servePages } from '../support/pageServer.mjs';
import { reportRow, round, time } from '../support/rows.mjs';
import { ours, peer } from './contenders.mjs';
import { TIMEOUT } from './probe.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const GESTURES = {
  panAll: 'pan, all in view',
  zoomAll: 'zoom, all in view',
  panClose: 'pan close up',
  drag: 'drag a node close up',
};
const PEERS = { excalidraw: 'Excalidraw', konva: 'react-konva' };

/** Larger than this, the peers are only opened and panned: they would need minutes for the rest. */
const PEERS_IN_FULL = 20_000;

const describe = (one) => {
  if (!one) return 'not measured at this size';
  const { perSecond, p95, longest, isThrough } = one;
  const task = isThrough ? `task ${longest.toFixed(0)} ms` : `still busy after ${time(longest)}`;
  return `${perSecond.toFixed(1)}/s, p95 ${p95.toFixed(0)} ms, ${task}`;
};

const sizes = process.argv.slice(2).filter(Number).map(Number);
if (sizes.length === 0) sizes.push(20_000);

const vite = here('../node_modules/vite/bin/vite.js');
const code = await run(process.execPath, [
  vite,
  'build',
  '--config',
  here('../peers/vite.config.mjs'),
  '--logLevel',
  'error',
]);
if (code !== 0) throw new Error('The pages of the peers do not build.');
const worlds = sizes.map((size) => [`/world-${size}.json`, JSON.stringify(objectsOf(size))]);
const pages = await servePages(here('../node_modules/.peers'), Object.fromEntries(worlds));
const service = await startService();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  for (const objects of sizes) await compare(objects);
} finally {
  await browser.close();
  await service.stop();
  pages.stop();
}

async function compare(objects) {
  const mine = await ours(browser, service.address, objects);
  const found = {};
  for (const name of Object.keys(PEERS)) {
    try {
      found[name] = await peer(name)(browser, pages.address, objects, mine, objects > PEERS_IN_FULL ? 'panAll' : null);
    } catch (error) {
      console.error(`${name}: ${error.message}`);
    }
  }
  for (const [gesture, words] of Object.entries(GESTURES)) {
    const work = `${objects} objects: ${words}`;
    const peers = Object.entries(found).map(([name, one]) => `${PEERS[name]} ${describe(one[gesture])}`);
    const figure = { work, ours: describe(mine[gesture]), peer: peers.join('; ') };
    const isHuge = objects > PEERS_IN_FULL;
    reportRow({
      ...figure,
      value: round(mine[gesture].perSecond, 1),
      unit: 'frames/s',
      // So many objects are asked to be panned alone.
      ...(isHuge ? gesture === 'panAll' && { atLeast: 50 } : { atLeast: 55 }),
    });
    reportRow({
      ...figure,
      work: `${work}: longest task`,
      value: Math.round(mine[gesture].longest),
      unit: 'ms',
      ...(!isHuge && { atMost: gesture === 'zoomAll' ? 100 : 50 }),
    });
  }
  for (const [name, one] of Object.entries(found)) {
    if (one.panAll)
      reportRow({
        work: `${objects} objects: processor time a frame, panning all`,
        ours: time(mine.panAll.processor),
        peer: `${PEERS[name]} ${time(one.panAll.processor)}`,
        value: round(mine.panAll.processor / one.panAll.processor, 3),
        ...(name === 'excalidraw' && objects === 20_000 && { atMost: 1 / 20 }),
        note: 'all processes of the browser, for each picture that came to the screen',
      });
    reportRow({
      work: `${objects} objects: first whole frame`,
      ours: time(mine.first),
      peer: `${PEERS[name]} ${one.first < TIMEOUT ? '' : 'not yet after '}${time(one.first)}`,
      value: round(mine.first / one.first, 3),
      // A console with its lists and panels is not opened for a handful of objects as fast as a bare canvas.
      ...(name === 'excalidraw' && objects >= 20_000 && { atMost: 1 / 8 }),
      note: 'from opening the address until the picture stands, the middle of three',
    });
  }
}
