/**
 * A reporter of vitest that writes the results of a run by project and file to the file that `ATRIUM_REPORT` names. The
 * reporter of vitest for JSON does not say to which project a file belongs.
 */

import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const firstMessage = (errors) => errors?.[0]?.message ?? null;

export default class ProjectReporter {
  onTestRunEnd(modules, unhandled) {
    const files = modules.map((one) => ({
      project: one.project.name,
      file: one.relativeModuleId,
      passed: one.ok(),
      error: firstMessage(one.errors()),
      milliseconds: Object.entries(one.diagnostic()).reduce(
        (sum, [name, value]) => (name.endsWith('uration') && typeof value === 'number' ? sum + value : sum),
        0,
      ),
      tests: [...one.children.allTests()].map((test) => ({
        name: test.fullName,
        state: test.result().state,
        error: firstMessage(test.result().errors),
        milliseconds: test.diagnostic()?.duration ?? 0,
      })),
    }));
    // Vitest notes the file during which nobody caught an error, where it knows it.
    const errors = unhandled.map(({ message, VITEST_TEST_PATH: path }) => ({
      message,
      file: path ? relative(process.cwd(), path) : null,
    }));
    writeFileSync(process.env.ATRIUM_REPORT, JSON.stringify({ files, errors }));
  }
}
