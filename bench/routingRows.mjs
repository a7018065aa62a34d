/** Routes through 10,000 and 100,000 nodes: in one process by routing.mjs, and through the console's worker in Chromium. */
import { buildScripts, runChild } from './support/child.mjs';
import { median, reportRow, round, time } from './support/rows.mjs';
import { consoleWorker, openWorkerPage } from './workerPage/openPage.mjs';

const GOALS = {
  10000: { fresh: 4, repeated: 11, build: 15 },
  100000: { fresh: 5, edited: 5, repeated: 11, build: 15, worker: 4 },
};
const WORDS = {
  build: 'build the graph',
  fresh: 'a path on a fresh graph',
  repeated: 'repeated queries',
  edited: 'change one path, ask again',
};
/** Pairs of which each size compares the costs with plain Dijkstra's. */
const PAIRS = 10_000;
const QUESTIONS = 200;

function reportProcess(found) {
  const near = found.nodes > 50_000 ? 100_000 : 10_000;
  const peer = 'ngraph.path nba';
  for (const [key, words] of Object.entries(WORDS)) {
    const { times, us, ms } = found[key];
    reportRow({
      work: `${near / 1000}k nodes: ${words}`,
      ours: us === undefined ? `${ms} ms` : `${us} us`,
      peer,
      value: times,
      atLeast: GOALS[near][key],
    });
  }
  reportRow({
    work: `${near / 1000}k nodes: memory`,
    ours: `${found.memory.MB} MB`,
    peer,
    value: found.memory.share,
    atMost: 0.2,
  });
  reportRow({
    work: `${near / 1000}k nodes: costs unlike plain Dijkstra's`,
    ours: found.differing,
    value: Number.parseInt(found.differing, 10),
    unit: 'routes',
    atMost: 0,
    note: `${found.unlikePeer} unlike the peer's`,
  });
}

async function reportWorker(page, nodes) {
  const { ours, peer, differing } = await page.ask('routes', nodes, QUESTIONS, consoleWorker('route'));
  const mean = (times) => times.reduce((sum, one) => sum + one, 0) / times.length;
  reportRow({
    work: `${nodes / 1000}k nodes: change one path, ask again, through the worker`,
    ours: time(mean(ours)),
    peer: `ngraph.path nba behind Comlink ${time(mean(peer))}`,
    value: round(mean(peer) / mean(ours), 1),
    atLeast: GOALS[nodes].worker,
    note: `medians ${time(median(ours))} and ${time(median(peer))}; ${differing} of ${QUESTIONS} costs differ`,
  });
}

await buildScripts();
for (const found of await runChild('routing', [PAIRS])) reportProcess(found);
const page = await openWorkerPage();
try {
  for (const nodes of [10_000, 100_000]) await reportWorker(page, nodes);
} finally {
  page.stop();
}
