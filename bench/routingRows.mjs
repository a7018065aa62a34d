/** Runs the comparison of routing.mjs and tells its figures as rows of the table. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../scripts/project.mjs';
import { tellRow } from './support/rows.mjs';

const GOALS = {
  10000: { fresh: 4, repeated: 11, build: 15 },
  100000: { fresh: 5, edited: 5, repeated: 11, build: 15 },
};
const WORDS = {
  build: 'build the graph',
  fresh: 'a path on a fresh graph',
  repeated: 'repeated queries',
  edited: 'change one path, ask again',
};
const PAIRS = '10000';

const { stdout } = await promisify(execFile)(
  process.execPath,
  ['--expose-gc', '--import', 'tsx', 'bench/routing.mjs', PAIRS],
  { cwd: root, maxBuffer: 1e7 },
);
for (const line of stdout.trim().split('\n')) {
  const found = JSON.parse(line);
  const near = found.nodes > 50_000 ? 100_000 : 10_000;
  for (const [key, words] of Object.entries(WORDS)) {
    const { times, us, ms } = found[key];
    tellRow({
      work: `${near / 1000}k nodes: ${words}`,
      ours: us === undefined ? `${ms} ms` : `${us} us`,
      peer: 'ngraph.path nba',
      value: times,
      atLeast: GOALS[near][key],
    });
  }
  tellRow({
    work: `${near / 1000}k nodes: memory`,
    ours: `${found.memory.MB} MB`,
    peer: 'ngraph.path nba',
    value: found.memory.share,
    atMost: 0.2,
  });
  tellRow({
    work: `${near / 1000}k nodes: costs unlike plain Dijkstra's`,
    ours: found.differing,
    value: Number.parseInt(found.differing, 10),
    unit: 'routes',
    atMost: 0,
    note: `${found.unlikePeer} unlike the peer's`,
  });
}
