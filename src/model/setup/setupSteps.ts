/** Facts about a location from which follows how far it has been set up. Counts are of everything that is saved. */
export interface SetupFacts {
  readonly floors: number;
  readonly floorsWithPlan: number;
  /** Rooms with a label or a destination. */
  readonly namedRooms: number;
  /** Floors with a floor plan but no named room. */
  readonly floorsWithoutNames: number;
  /** Floors with a floor plan but no path. */
  readonly floorsWithoutPaths: number;
  /** Results of the checks; null until every floor was checked. */
  readonly problems: { readonly errors: number; readonly warnings: number } | null;
  readonly publication: 'none' | 'outdated' | 'current';
  readonly kiosks: number;
  readonly placedKiosks: number;
}

export const SETUP_STEPS = ['plans', 'names', 'network', 'checks', 'publication', 'kiosks'] as const;
export type SetupStepName = (typeof SETUP_STEPS)[number];

/**
 * `doubtful` is done in part, or worth a look; `next` is the first that is left; `later` comes after it, or can be left
 * out; `unknown` is still being found out.
 */
export type SetupState = 'done' | 'doubtful' | 'next' | 'later' | 'unknown';

export interface SetupStep {
  readonly name: SetupStepName;
  readonly state: SetupState;
}

/** Without the order of the steps. */
type Progress = Exclude<SetupState, 'next' | 'later'> | 'left';

/** How much of something that a location has several of is done. */
function shareDone(done: number, all: number): Progress {
  if (done === 0) return 'left';
  return done < all ? 'doubtful' : 'done';
}

const PUBLICATION: Readonly<Record<SetupFacts['publication'], Progress>> = {
  none: 'left',
  outdated: 'doubtful',
  current: 'done',
};

const PROGRESS: Readonly<Record<SetupStepName, (facts: SetupFacts) => Progress>> = {
  plans: ({ floors, floorsWithPlan }) => shareDone(floorsWithPlan, floors),
  names: ({ floorsWithPlan, floorsWithoutNames }) => shareDone(floorsWithPlan - floorsWithoutNames, floorsWithPlan),
  network: ({ floorsWithPlan, floorsWithoutPaths }) => shareDone(floorsWithPlan - floorsWithoutPaths, floorsWithPlan),
  checks: ({ floorsWithPlan, floorsWithoutPaths, problems }) => {
    // Without paths every room is a problem, which says nothing.
    if (floorsWithPlan === floorsWithoutPaths) return 'left';
    if (problems === null) return 'unknown';
    return problems.errors + problems.warnings === 0 ? 'done' : 'doubtful';
  },
  publication: ({ publication }) => PUBLICATION[publication],
  kiosks: ({ kiosks, placedKiosks }) => (kiosks === 0 ? 'left' : placedKiosks < kiosks ? 'doubtful' : 'done'),
};

/** The steps of setting up a location, in order, each with its state. A location can do without kiosks. */
export function setupSteps(facts: SetupFacts): readonly SetupStep[] {
  const all = SETUP_STEPS.map((name) => ({ name, progress: PROGRESS[name](facts) }));
  const next = all.find(({ name, progress }) => progress === 'left' && name !== 'kiosks')?.name;
  return all.map(({ name, progress }) => ({
    name,
    state: progress !== 'left' ? progress : name === next ? 'next' : 'later',
  }));
}
