/** `npm run docs`: writes docs/openapi.json and docs/rights.md from the contract, and docs/machines/, the charts of the visualizer and tests/models/recorded/ from the machines. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { allDocs } from './docs/allDocs';
import { machineRecords } from './docs/machineRecords';

for (const folder of ['docs/machines', 'tests/models/recorded']) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
const docs = new Map([...allDocs(), ...(await machineRecords())]);
for (const [path, text] of docs) writeFileSync(path, text);
console.log(`${docs.size} files written.`);
