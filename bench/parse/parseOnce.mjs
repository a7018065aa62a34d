/** One contender on one file, in a process of its own: `parseOnce.mjs CONTENDER FILE ROUNDS`. Prints times, facts and peak memory. */
import { readFileSync } from 'node:fs';
import { contenders } from './contenders.mjs';

const [, , name, file, rounds] = process.argv;
const { parse, facts } = await contenders[name]();
const bytes = readFileSync(file);
console.info = console.warn = () => {};
const times = [];
let made = null;
for (let turn = 0; turn < Number(rounds); turn++) {
  made = null;
  globalThis.gc?.();
  const begin = performance.now();
  made = parse(bytes);
  times.push(performance.now() - begin);
}
console.log(JSON.stringify({ times, ...facts(made), peakMB: process.resourceUsage().maxRSS / 1024 }));
