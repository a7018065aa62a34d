/** One contender on one file, in a process of its own: `parseOnce.mjs CONTENDER FILE ROUNDS`. Prints times and facts. */
import { readFileSync } from 'node:fs';
import { contenders } from './contenders.mjs';

const [, , name, file, rounds] = process.argv;
const { parse, facts } = await contenders[name]();
const bytes = new Uint8Array(readFileSync(file).buffer);
console.info = console.warn = () => {};
const times = [];
let made = null;
for (let turn = 0; turn < Number(rounds); turn++) {
  made = null; // what collecting it costs is part of the next round, as in a worker that is asked again
  const begin = performance.now();
  made = parse(bytes);
  times.push(performance.now() - begin);
}
console.log(JSON.stringify({ times, ...facts(made) }));
