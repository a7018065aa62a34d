/** Process of `npm run mutate` in which faults are planted, one after the other; it is ended when one runs in circles. */
import type { Attempt, Outcome } from './attempt';
import { createModelRunner } from './modelRunner';
import { createPlantedFault } from './plantedFault';
import { createTestRunner } from './testRunner';

/** Most faults are noticed by the nearest tests, so that the rest need not be loaded. */
const NEAREST = 6;

const fault = createPlantedFault();
const [models, tests] = [await createModelRunner(fault), await createTestRunner(fault)];
/** Files of tests that are green without a fault, and those that are not. */
const green = new Map<string, boolean>();

const invalidate = (file: string) => {
  models.invalidate(file);
  tests.invalidate(file);
};

async function attempt({ file, source, models: modelFiles, tests: testFiles }: Attempt): Promise<Outcome> {
  const plant = () => {
    fault.plant(file, source);
    invalidate(file);
  };
  const isGreen = async (test: string) => {
    fault.remove();
    invalidate(file);
    const known = green.get(test) ?? (await tests.firstFailure([test])) === null;
    green.set(test, known);
    plant();
    return known;
  };
  plant();
  const found = await models.firstFault(modelFiles);
  if (found !== null) return { noticedBy: found };
  for (const some of [testFiles.slice(0, NEAREST), testFiles.slice(NEAREST)])
    for (let left = some; left.length > 0; ) {
      const failure = await tests.firstFailure(left.filter((test) => green.get(test) !== false));
      if (failure === null) break;
      const failed = left.find((test) => failure.includes(test.slice('tests/'.length)));
      if (failed === undefined || (await isGreen(failed))) return { noticedBy: failure };
      left = left.filter((test) => test !== failed);
    }
  return { noticedBy: null };
}

process.on('message', async (given: Attempt) => {
  const outcome = await attempt(given).finally(() => {
    fault.remove();
    invalidate(given.file);
  });
  process.send?.(outcome);
});
process.send?.('ready');
