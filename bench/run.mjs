/**
 * `npm run bench [-- NAME …]`: the benchmarks, each against its peers in the same run, as one table and as
 * bench/results.json, which keeps the last row of each. `to last` is the figure in times that of the run before. Exits with 0
 * also where a goal is missed, since a figure is no test; those of gates are, and a missed one exits with 1.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from '../scripts/build.mjs';
import { install } from '../scripts/install.mjs';
import { root } from '../scripts/project.mjs';
import { installPeers } from './install.mjs';
import { isGate, missedOfGates } from './support/gates.mjs';

/** Name of each benchmark, its script and arguments. */
const BENCHES = {
  load: ['load.mjs'],
  parse: ['parse/parse.mjs'],
  zip: ['parse/zip.mjs'],
  routing: ['routingRows.mjs'],
  service: ['service/service.mjs'],
  worst: ['worst/worst.mjs'],
  instances: ['instances.mjs'],
  aged: ['aged/aged.mjs'],
  audit: ['audit/audit.mjs'],
  search: ['search/search.mjs'],
  analytics: ['analytics/analytics.mjs'],
  table: ['table.mjs'],
  wayfinder: ['wayfinder.mjs'],
  machines: ['machines.mjs'],
  canvas: ['canvas/canvas.mjs', '1000', '20000', '50000'],
  live: ['canvas/liveRoute.mjs', '50000'],
};

const asked = process.argv.slice(2);
const names = asked.filter((name) => name in BENCHES);
const unknown = asked.filter((name) => !(name in BENCHES));
const USAGE = `npm run bench [-- NAME …]: all benchmarks, or those of ${Object.keys(BENCHES).join(', ')}`;
if (asked.includes('--help')) {
  console.log(USAGE);
  process.exit(0);
}
if (unknown.length > 0) {
  // Before minutes are spent on the others.
  console.error(`No benchmark is called ${unknown.join(', ')}.\n${USAGE}`);
  process.exit(2);
}

const RESULTS = join(root, 'bench/results.json');

const storedRows = () => (existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')).rows : []);

const figureOf = ({ figure, value }) => figure ?? value;

/** The rows with their figures in times those that are stored; null where there is none yet. */
const comparedRows = (rows, stored) =>
  rows.map((row) => {
    const last = stored.find(({ bench, work }) => bench === row.bench && work === row.work);
    const [now, before] = [figureOf(row), last ? figureOf(last) : null];
    return { ...row, toLast: now !== null && before ? Number((now / before).toFixed(2)) : null };
  });

/** Runs one and gives its rows; what else it says is shown. */
async function rowsOf(name) {
  const [script, ...args] = BENCHES[name];
  const child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', join('bench', script), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => child.once('exit', done));
  const rows = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{"row"')) {
      console.log(line);
      continue;
    }
    const { row } = JSON.parse(line);
    rows.push({ bench: name, ...row });
    console.error(`  ${row.work}: ${row.ours}${row.peer ? ` against ${row.peer}` : ''}`);
  }
  const code = await ended;
  if (code !== 0)
    rows.push({
      bench: name,
      work: `${name} did not run to its end`,
      ours: `exit ${code}`,
      value: null,
      reached: false,
    });
  return rows;
}

function goalOf({ atLeast, atMost, unit }) {
  const mark = unit === 'x' ? 'x' : ` ${unit}`;
  if (atLeast !== undefined && atLeast === atMost) return `${atLeast}`;
  if (atLeast !== undefined) return `>= ${atLeast}${mark}`;
  return atMost === undefined ? '' : `<= ${atMost}${mark}`;
}

function printTable(rows) {
  const head = ['work', 'ours', 'peer', 'ratio', 'goal', 'reached?', 'to last'];
  const lines = rows.map((row) => [
    row.work,
    row.ours,
    row.peer ?? '',
    row.value === null ? '' : `${row.value}${row.unit === 'x' ? 'x' : ` ${row.unit}`}`,
    goalOf(row),
    row.reached === null ? '' : row.reached ? 'yes' : 'NO',
    row.toLast === null ? '' : `${row.toLast}x`,
  ]);
  const widths = head.map((word, i) => Math.max(word.length, ...lines.map((line) => line[i].length)));
  const print = (line) =>
    console.log(
      line
        .map((word, i) => word.padEnd(widths[i]))
        .join(' | ')
        .trimEnd(),
    );
  console.log('');
  print(head);
  print(widths.map((width) => '-'.repeat(width)));
  for (const line of lines) print(line);
  const judged = rows.filter((row) => row.reached !== null);
  console.log(`\n${judged.filter((row) => row.reached).length} of ${judged.length} goals reached.`);
}

async function main() {
  await install();
  installPeers();
  if (!(await build())) throw new Error('The console does not build.');
  const machine = {
    node: process.version,
    cpus: cpus().length,
    model: cpus()[0]?.model ?? '',
    loadBefore: loadavg(),
  };
  console.log(
    `Node ${machine.node}, ${machine.cpus} processors, load ${machine.loadBefore.map((one) => one.toFixed(1)).join(' ')}`,
  );
  if (machine.loadBefore[0] > machine.cpus / 2)
    console.log('The machine is busy: times and frames suffer, ratios less so.');
  const rows = [];
  for (const name of names.length > 0 ? names : Object.keys(BENCHES)) {
    console.log(`\n── ${name}`);
    rows.push(...(await rowsOf(name)));
  }
  const stored = storedRows();
  printTable(comparedRows(rows, stored));
  const ran = new Set(rows.map(({ bench }) => bench));
  const kept = stored.filter(({ bench }) => !ran.has(bench));
  const results = { ...machine, loadAfter: loadavg(), rows: [...kept, ...rows] };
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  const missed = missedOfGates(rows);
  if (missed.length > 0) console.error(`${missed.length} goals of a gate were missed.`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}

await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = names.some(isGate) ? 1 : 0;
});
