import type { AnyStateMachine } from 'xstate';
import type { Replayable } from '../../../tests/models/replayable';
import { browserPaths, statePaths } from '../../../tests/models/support/paths/browserPaths';
import { createCoverage, unmetIn } from '../../../tests/models/support/paths/coverage';
import { type Path, pathsOf } from '../../../tests/models/support/paths/pathsOf';
import { nodesOf } from '../../../tests/models/support/paths/triggers';
import { walkInProcess } from '../../../tests/models/support/paths/walkInProcess';
import { unwalked } from '../../../tests/models/unwalked';
import { walkedByState } from '../../../tests/models/walkedByState';
import { watchGuards } from './watchGuards';

/** The number of such parts in a machine, and of those that its paths take. */
export interface Count {
  readonly covered: number;
  readonly all: number;
}

/** Coverage of the paths of a machine. A guard is covered when it has both let pass and rejected. */
export interface MachineFacts {
  readonly machine: string;
  readonly description: string;
  readonly states: Count;
  readonly transitions: Count;
  readonly guards: Count;
  /** Names of the parts that no path covers. */
  readonly uncovered: readonly string[];
  /** Edges that no path can take against the real service, and that the model declares so. */
  readonly excuses: readonly string[];
  /** Those that the model does not declare. */
  readonly unexcused: readonly string[];
  readonly paths: readonly Path[];
  /** Ids of the paths that take every edge, which are walked unless others are asked for. */
  readonly enough: ReadonlySet<string>;
  /** Why `npm test` walks it through every state alone, and the ids of the paths that do; null where it takes every edge. */
  readonly byState: { readonly reason: string; readonly paths: readonly string[] } | null;
  /** Why no browser of `npm test` walks it; null where one does. */
  readonly unwalked: string | null;
}

/** Machines with a reason: those walked through every state alone, and those that no browser walks. */
interface Exceptions {
  readonly unwalked: Readonly<Record<string, string>>;
  readonly walkedByState: Readonly<Record<string, string>>;
}

/** Walks the paths of a model without a browser and counts what they cover. */
export async function machineFacts(
  { model }: Replayable,
  exceptions: Exceptions = { unwalked, walkedByState },
): Promise<MachineFacts> {
  const paths = pathsOf(model);
  const { all, enough, outOfReach } = browserPaths(model, paths);
  const { machine, guards } = watchGuards(model.machine);
  const coverage = createCoverage();
  for (const path of paths) await walkInProcess({ ...model, machine }, path, coverage);
  const unmet = unmetIn(model.machine, coverage);
  const stateCount = statesIn(model.machine);
  const transitions = transitionCount(model.machine);
  const isOfState = (name: string) => name.startsWith('state ');
  const missing = {
    states: unmet.filter(isOfState).length,
    transitions: unmet.filter((one) => !isOfState(one)).length,
  };
  const oneSided = [...guards].flatMap(([name, { passed, rejected }]) =>
    passed && rejected
      ? []
      : [`guard ${name} ${passed ? 'never rejects' : rejected ? 'never lets pass' : 'is never asked'}`],
  );
  const reason = exceptions.walkedByState[model.machine.id];
  const states = reason === undefined ? [] : statePaths(model, all).flat();
  const excuses = Object.entries(model.unreachableEdges).map(excuseText);
  return {
    machine: model.machine.id,
    description: model.machine.config.description ?? '',
    states: { covered: stateCount - missing.states, all: stateCount },
    transitions: { covered: transitions - missing.transitions, all: transitions },
    guards: { covered: guards.size - oneSided.length, all: guards.size },
    uncovered: [...unmet, ...oneSided],
    excuses,
    unexcused: outOfReach.filter((edge) => !(edge in model.unreachableEdges)),
    unwalked: exceptions.unwalked[model.machine.id] ?? null,
    byState: reason === undefined ? null : { reason, paths: states.map(({ id }) => id) },
    enough: new Set(enough.flat().map(({ id }) => id)),
    paths: [...new Map([...enough.flat(), ...states, ...all].map((path) => [path.id, path])).values()],
  };
}

/** An edge that a model excuses, with its reason. */
const excuseText = ([edge, reason]: readonly [string, string]): string => `${edge}: ${reason}`;

const statesIn = (machine: AnyStateMachine): number => nodesOf(machine).filter(({ type }) => type !== 'history').length;

const transitionCount = (machine: AnyStateMachine): number =>
  nodesOf(machine).reduce(
    (sum, node) => sum + [...node.transitions.values()].flat().length + (node.always?.length ?? 0),
    0,
  );
