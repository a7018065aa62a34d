/** `npm run docs`: writes docs/openapi.json from the contract, and docs/machines/ and the charts of the visualizer from the machines. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { allDocs } from './docs/allDocs';

rmSync('docs/machines', { recursive: true, force: true });
mkdirSync('docs/machines', { recursive: true });
const docs = allDocs();
for (const [path, text] of docs) writeFileSync(path, text);
console.log(`${docs.size} files written.`);
