/**
 * `npm run docs`: writes docs/openapi.json from the contract, docs/machines/ from the machines, and what the visualizer
 * shows of them.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { allDocs } from './docs/allDocs';

for (const folder of ['docs/machines', 'src/app/machines/paths']) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
const docs = allDocs();
for (const [path, text] of docs) writeFileSync(path, text);
console.log(`${docs.size} files written.`);
