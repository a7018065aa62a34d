/** A machine as the visualizer lists it, with where it is described and tested. Paths are those of the project. */
export interface MachineSources {
  /** The part of the console that it belongs to, as a folder. */
  readonly area: string;
  readonly file: string;
  /** Null where the machine has no model for generated paths. */
  readonly model: string | null;
  readonly tests: readonly string[];
  readonly rules: readonly { readonly id: string; readonly file: string }[];
  readonly page: string;
  /** The files that start it. */
  readonly usedBy: readonly string[];
}

/** A step of a generated path: what brings it about, and where the machine is afterwards. */
export interface PathStep {
  readonly label: string;
  /** Ids of the current states after it. */
  readonly states: readonly string[];
  /** Ids of the transitions that it takes. */
  readonly transitions: readonly string[];
}

export interface ChartPath {
  readonly id: string;
  /** The name of the initial state in the model. */
  readonly start: string;
  readonly first: readonly string[];
  readonly steps: readonly PathStep[];
}

/** The paths of a machine with every text once: positions in the lists replace them. */
export interface PackedPaths {
  readonly labels: readonly string[];
  readonly ids: readonly string[];
  /** Id, start, states at the start, steps. */
  readonly paths: readonly PackedPath[];
}
type PackedPath = readonly [id: string, start: string, first: readonly number[], steps: readonly PackedStep[]];
type PackedStep = readonly [label: number, states: readonly number[], transitions: readonly number[]];

/** Stores each text once. */
export function packPaths(paths: readonly ChartPath[]): PackedPaths {
  const [labels, ids] = [positions(), positions()];
  const packed = paths.map(
    ({ id, start, first, steps }): PackedPath => [
      id,
      start,
      first.map(ids.of),
      steps.map(
        ({ label, states, transitions }): PackedStep => [labels.of(label), states.map(ids.of), transitions.map(ids.of)],
      ),
    ],
  );
  return { labels: labels.all(), ids: ids.all(), paths: packed };
}

/** The opposite of `packPaths`. */
export function unpackPaths({ labels, ids, paths }: PackedPaths): readonly ChartPath[] {
  const named = (positions: readonly number[]) => positions.map((position) => ids[position] ?? '');
  return paths.map(([id, start, first, steps]) => ({
    id,
    start,
    first: named(first),
    steps: steps.map(([label, states, transitions]) => ({
      label: labels[label] ?? '',
      states: named(states),
      transitions: named(transitions),
    })),
  }));
}

function positions() {
  const known = new Map<string, number>();
  return {
    of: (text: string): number => {
      const position = known.get(text) ?? known.size;
      known.set(text, position);
      return position;
    },
    all: () => [...known.keys()],
  };
}
