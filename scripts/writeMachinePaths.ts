/** Writes the test paths of the machines and the samples of their models for the visualizer; `npm run build` and `npm run dev` run it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { allReplayable } from '../tests/models/replayable';
import { machinePaths } from './docs/machinePaths';
import { simulationSamples } from './docs/simulationSamples';

const FOLDER = 'src/app/machines/paths';
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(`${FOLDER}/samples`, { recursive: true });
for (const [id, paths] of machinePaths()) writeFileSync(`${FOLDER}/${id}.generated.json`, `${JSON.stringify(paths)}\n`);
for (const { model } of allReplayable)
  writeFileSync(
    `${FOLDER}/samples/${model.machine.id}.generated.json`,
    `${JSON.stringify(simulationSamples(model))}\n`,
  );
