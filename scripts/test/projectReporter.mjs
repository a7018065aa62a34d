/**
 * A reporter of vitest that writes the results of a run by project and file to the file that `ATRIUM_REPORT` names. The
 * reporter of vitest for JSON does not say to which project a file belongs.
 */
import { writeFileSync } from 'node:fs';

export default class ProjectReporter {
  onTestRunEnd(modules, unhandled) {
    const files = modules.map((one) => ({
      project: one.project.name,
      file: one.relativeModuleId,
      passed: one.ok(),
      milliseconds: Object.entries(one.diagnostic()).reduce(
        (sum, [name, value]) => (name.endsWith('uration') && typeof value === 'number' ? sum + value : sum),
        0,
      ),
      tests: [...one.children.allTests()].map((test) => ({
        name: test.fullName,
        state: test.result().state,
        milliseconds: test.diagnostic()?.duration ?? 0,
      })),
    }));
    const errors = unhandled.map(({ message }) => message);
    writeFileSync(process.env.ATRIUM_REPORT, JSON.stringify({ files, errors }));
  }
}
