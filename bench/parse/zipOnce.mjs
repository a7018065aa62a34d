/** One contender on one archive, in a process of its own: `zipOnce.mjs CONTENDER FILE`. Prints time, meshes and peak memory. */
import { zipContenders } from './contenders.mjs';

const [, , name, file] = process.argv;
const read = await zipContenders[name]();
console.info = console.warn = () => {};
const begin = performance.now();
const objects = await read(file);
const ms = performance.now() - begin;
console.log(JSON.stringify({ ms, objects, peakMB: process.resourceUsage().maxRSS / 1024 }));
