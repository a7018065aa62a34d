import { allReplayable } from '../../tests/models/replayable';
import type { Path } from '../../tests/models/support/paths/pathsOf';
import { type Count, type MachineFacts, machineFacts } from './paths/machineFacts';
import { pathText, triggerText } from './paths/pathText';

/** Prints every path that can be replayed, by machine, and what the paths cover. Returns the exit status. */
export async function listPaths(machine: string | null, isJson: boolean): Promise<number> {
  const wanted = allReplayable.filter(({ model }) => machine === null || model.machine.id === machine);
  if (wanted.length === 0) {
    console.error(noMachine(machine ?? ''));
    return 2;
  }
  const all: MachineFacts[] = [];
  for (const one of wanted) {
    const facts = await machineFacts(one);
    all.push(facts);
    // At once: whoever reads the first machine need not wait for the last.
    if (!isJson) console.log(factsText(facts));
  }
  if (isJson) console.log(JSON.stringify(all.map(asJson), null, 2));
  return 0;
}

export const noMachine = (machine: string): string =>
  `There is no machine “${machine}”: choose one of ${allReplayable.map(({ model }) => model.machine.id).join(', ')}.`;

const asJson = ({ paths, enough, ...facts }: MachineFacts) => ({
  ...facts,
  paths: paths.map((path) => ({
    id: path.id,
    isEnough: enough.has(path.id),
    start: path.start,
    words: pathText(path),
    steps: path.steps.map(({ trigger }) => triggerText(trigger)),
  })),
});

/** A machine and its paths, for a tester. */
export function factsText({
  machine,
  description,
  uncovered,
  excuses,
  unexcused,
  paths,
  enough,
  byState,
  unwalked,
  ...counts
}: MachineFacts): string {
  const of = ({ covered, all }: Count, what: string) => `${covered} of ${all} ${what}`;
  const lines = (isShown: (path: Path) => boolean) =>
    paths.filter(isShown).map((path) => `${path.id}  ${pathText(path)}`);
  const covered = [
    of(counts.states, 'states'),
    of(counts.transitions, 'transitions'),
    of(counts.guards, 'guards, both ways'),
  ];
  return [
    `${machine}: ${description}`,
    `  ${paths.length} paths cover ${covered.join(', ')}.`,
    ...part('Not covered', uncovered),
    ...part('Out of reach with the real service, with an excuse', excuses),
    ...part('Out of reach with the real service, without an excuse', unexcused),
    ...part('No browser of npm test walks it', unwalked === null ? [] : [unwalked]),
    ...part(
      `Walked by npm test, through every state alone: ${byState?.reason}`,
      lines(({ id }) => byState?.paths.includes(id) ?? false),
    ),
    ...part(
      'Walked by replay, since they take every edge',
      lines(({ id }) => enough.has(id)),
    ),
    ...part(
      'Walked with --every-path',
      lines(({ id }) => !enough.has(id) && !byState?.paths.includes(id)),
    ),
    '',
  ].join('\n');
}

const part = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`  ${title} (${lines.length}):`, ...lines.map((line) => `    ${line}`)];
