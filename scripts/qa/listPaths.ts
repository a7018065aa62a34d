import { allReplayable } from '../../tests/models/replayable';
import { browserPaths } from '../../tests/models/support/paths/browserPaths';
import { pathsOf } from '../../tests/models/support/paths/pathsOf';

/** Prints every path that can be replayed, by machine; as JSON for other tools. */
export function listPaths(asJson: boolean): void {
  const machines = allReplayable.map(({ model }) => ({
    machine: model.machine.id,
    description: model.machine.config.description ?? '',
    paths: browserPaths(model, pathsOf(model)).all.map(({ id, start, description, steps }) => ({
      id,
      start,
      description,
      steps: steps.map(({ trigger }) => trigger.label),
    })),
  }));
  if (asJson) {
    console.log(JSON.stringify(machines, null, 2));
    return;
  }
  for (const { machine, description, paths } of machines) {
    console.log(`${machine}: ${description} ${paths.length} paths`);
    for (const { id, description: words } of paths) console.log(`  ${id}  ${words}`);
  }
}
