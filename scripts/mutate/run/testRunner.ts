import { resolve } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import config from '../../../vitest.config';
import type { PlantedFault } from './plantedFault';

/** Runs files of tests in one long-lived vitest. */
export interface TestRunner {
  /** The first test of these files that fails, or null. */
  firstFailure(files: readonly string[]): Promise<string | null>;
  invalidate(file: string): void;
  close(): Promise<void>;
}

/** Without a service and its databases: those tests import no machine. */
const PROJECTS = new Set(['unit', 'unit-isolated', 'dom', 'dom-isolated']);

export async function createTestRunner({ plugin }: PlantedFault): Promise<TestRunner> {
  const projects = (config.test?.projects ?? []).filter(
    (one) => typeof one === 'object' && 'test' in one && PROJECTS.has(String(one.test?.name)),
  );
  const vitest = await createVitest(
    'test',
    // Threads end with this process, also when they run in circles.
    { watch: false, config: false, pool: 'threads', bail: 1, reporters: [{}], maxWorkers: 2, silent: true },
    {
      ...config,
      logLevel: 'silent',
      test: { projects: projects.map((one) => ({ ...(one as object), plugins: [plugin] })) },
    },
  );
  await vitest.standalone();
  const byFile = new Map<string, Awaited<ReturnType<typeof vitest.globTestSpecifications>>>();
  for (const one of await vitest.globTestSpecifications())
    byFile.set(one.moduleId, [...(byFile.get(one.moduleId) ?? []), one]);
  return {
    firstFailure: async (files) => {
      const specifications = files.flatMap((file) => byFile.get(resolve(file)) ?? []);
      if (specifications.length === 0) return null;
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
      const ran = new Set(specifications.map(({ moduleId }) => moduleId));
      const failed = testModules.filter(({ moduleId }) => ran.has(moduleId)).find((one) => one.state() === 'failed');
      if (failed) return failureIn(failed);
      return unhandledErrors.length > 0 ? `an error outside of tests: ${String(unhandledErrors[0])}` : null;
    },
    invalidate: (file) => vitest.invalidateFile(resolve(file)),
    close: () => vitest.close(),
  };
}

function failureIn(module: TestModule): string {
  const [test] = module.children.allTests('failed');
  return `${module.relativeModuleId}: ${test?.fullName ?? 'it cannot be loaded'}`;
}
