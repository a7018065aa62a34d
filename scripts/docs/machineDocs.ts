import { guardText } from '@/machines/inspect/guardText';
import type { MachineSources } from '@/model/statechart/chartPaths';
import { conditionLine } from '@/model/statechart/conditionLine';
import { mermaidOf } from '@/model/statechart/exports/mermaidOf';
import { triggerText } from '@/model/statechart/lines';
import type { ChartAction, ChartState, ChartTransition, Statechart } from '@/model/statechart/statechart';

/** A sample of an event with its payload, from the model of the machine. */
export interface DocumentedSample {
  readonly label: string;
  readonly type: string;
  /** As JSON; empty without a payload. */
  readonly payload: string;
}

interface Page {
  readonly chart: Statechart;
  readonly sources: MachineSources | undefined;
  readonly samples: readonly DocumentedSample[];
  /** The table of edges of the model. */
  readonly expected: string;
}

/** A page about a machine: description, picture, statechart, states, events, guards, payloads, and where it runs. */
export function machinePage({ chart, sources, samples, expected }: Page): string {
  const { id, description, states, transitions } = chart;
  const [, ...nested] = states;
  const guards = [...new Set(transitions.flatMap(({ condition }) => (condition ? namesIn(condition) : [])))].sort();
  return [
    `# ${id}`,
    '',
    description,
    '',
    `![Statechart of ${id}](${id}.svg)`,
    '',
    ...(sources ? whereItIs(sources) : []),
    '```mermaid',
    mermaidOf(chart),
    '```',
    '',
    '## States',
    '',
    ...table(
      ['state', 'tags', 'invokes', 'entry', 'exit', 'what it is'],
      nested.map((state) => [
        code(pathOf(chart, state.id)) + (state.hasOutput ? ' (gives an output)' : ''),
        state.tags.join(', '),
        state.actors.map(code).join(', '),
        actionsCell(state.entry),
        actionsCell(state.exit),
        state.description,
      ]),
    ),
    '',
    '## Events',
    '',
    ...table(
      ['event', 'in', 'leads to', 'if', 'actions'],
      transitions.map((one) => [
        cell(triggerText(one.trigger)),
        code(pathOf(chart, one.source)),
        targetCell(chart, one),
        one.isOtherwise ? 'otherwise' : cell(one.guard ?? ''),
        actionsCell(one.actions),
      ]),
    ),
    '',
    ...section(
      'Guards',
      table(
        ['guard', 'holds when'],
        guards.map((guard) => [code(guard), guardText(guard, id) ?? '']),
      ),
      guards.length,
    ),
    ...section(
      'Payloads',
      table(
        ['event', 'sample', 'payload'],
        samples.map(({ label, type, payload }) => [code(type), cell(label), payload === '' ? '' : code(payload)]),
      ),
      samples.length,
    ),
    ...section('Edges of the model', ['```text', expected, '```'], expected.length),
  ].join('\n');
}

const section = (heading: string, lines: readonly string[], count: number): readonly string[] =>
  count === 0 ? [] : [`## ${heading}`, '', ...lines, ''];

const namesIn = (condition: NonNullable<ChartTransition['condition']>): readonly string[] => {
  const names: string[] = [];
  conditionLine(condition, (name) => {
    names.push(name);
    return name;
  });
  return names;
};

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => [
  `| ${heads.join(' | ')} |`,
  `|${heads.map(() => '---').join('|')}|`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
];

/** A vertical line would begin another cell. */
const cell = (text: string): string => text.replaceAll('|', '\\|');
const code = (text: string): string => `\`${cell(text).replaceAll('`', "'")}\``;

const pathOf = (chart: Statechart, id: string): string => (id === chart.id ? id : id.slice(chart.id.length + 1));

function targetCell(chart: Statechart, { source, targets, isReentering }: ChartTransition): string {
  if (targets.length === 0) return 'stays';
  const names = targets.map((target) => code(pathOf(chart, target))).join(', ');
  return isReentering && targets.includes(source) ? `${names}, entered again` : names;
}

const KINDS: Readonly<Record<ChartAction['kind'], string>> = {
  effect: '',
  assign: 'context',
  raise: 'raises',
  send: 'sends',
  emit: 'emits',
  spawn: 'starts',
  other: '',
};

const actionsCell = (actions: ChartState['entry']): string =>
  actions
    .map(
      (action) =>
        `${code(action.name)}${KINDS[action.kind] && ` (${[KINDS[action.kind], ...action.events].join(' ')})`}`,
    )
    .join(', ');

function whereItIs({ file, model, tests, rules, usedBy }: MachineSources): readonly string[] {
  const link = (path: string) => `[${path}](../../${path})`;
  return [
    `- Machine: ${link(file)}`,
    ...(usedBy.length === 0 ? [] : [`- Runs in: ${usedBy.map(link).join(', ')}`]),
    ...(model === null ? [] : [`- Model: ${link(model)}`]),
    ...(tests.length === 0 ? [] : [`- Tests: ${tests.map(link).join(', ')}`]),
    ...(rules.length === 0
      ? []
      : [`- Rules: ${rules.map(({ id, file: page }) => `[${id}](../../${page})`).join(', ')}`]),
    '',
  ];
}
