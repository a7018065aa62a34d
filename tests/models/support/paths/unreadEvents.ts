import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Model } from '../model';
import { NotSupported } from '../notSupported';
import type { Path } from './pathsOf';
import { leavesOf } from './triggers';

/**
 * Actions that do the same for several samples of their event although a person has the choice between them in one state:
 * the walk of one sample would do another, and the page would be in a state that the path does not name.
 */
export async function unreadEvents<World>(
  model: Model<AnyStateMachine, World>,
  paths: readonly Path[],
): Promise<readonly string[]> {
  const found = new Set<string>();
  const samples = Object.entries(model.samples);
  for (const [type, action] of Object.entries(model.actions)) {
    const ofType = samples.filter(([, event]) => event.type === type);
    if (ofType.length < 2 || readsEvent(action) || (await isNeverDone(action))) continue;
    for (const snapshot of snapshotsOf(paths)) {
      const enabled = ofType.filter(([, event]) => model.isEnabled(snapshot, event) && snapshot.can(event));
      if (enabled.length < 2) continue;
      const labels = enabled.map(([label]) => `“${label}”`).join(' and ');
      found.add(`in ${leavesOf(snapshot).join(' + ')} the action of ${type} does the same for ${labels}`);
      break;
    }
  }
  return [...found];
}

/** A parameter that is not read does not compile. */
const readsEvent = (action: (...given: never[]) => unknown): boolean => action.length > 1;

/** Whether no page can do it: the action then rejects, whatever it is given. */
const isNeverDone = async (action: (...given: never[]) => Promise<void>): Promise<boolean> => {
  try {
    await action();
    return false;
  } catch (error) {
    return error instanceof NotSupported;
  }
};

function* snapshotsOf(paths: readonly Path[]): Generator<AnyMachineSnapshot> {
  for (const { first, steps } of paths) {
    yield first;
    for (const { after } of steps) yield after;
  }
}
