/** Writes the test paths of the machines for the visualizer; `npm run build` and `npm run dev` run it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { machinePaths } from './docs/machinePaths';

const FOLDER = 'src/app/machines/paths';
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const [id, paths] of machinePaths()) writeFileSync(`${FOLDER}/${id}.generated.json`, `${JSON.stringify(paths)}\n`);
