import { triggerText } from '../lines';
import type { ChartTransition, Statechart } from '../statechart';

/**
 * A statechart as a state diagram of Mermaid. Transitions that stay in an atomic state are lines of it, since Mermaid has no
 * other place for them; those of the whole machine are left out: an arrow from every state would hide the rest.
 */
export function mermaidOf(chart: Statechart): string {
  const childrenOf = (parent: string) => chart.states.filter((state) => state.parent === parent);
  const keyOf = (id: string) => (id === chart.id ? id : id.slice(chart.id.length + 1).replaceAll('.', '_'));
  const staying = (id: string) =>
    chart.transitions.filter(({ source, targets }) => source === id && targets.length === 0).map(lineOf);
  const boxes = (id: string, indent: string): string[] => {
    const children = childrenOf(id);
    const initial = chart.states.find((state) => state.id === id)?.initial ?? null;
    const isParallel = chart.states.find((state) => state.id === id)?.kind === 'parallel';
    return [
      ...(initial === null ? [] : [`${indent}[*] --> ${keyOf(initial)}`]),
      ...children.flatMap((child, index) => {
        const inner = boxes(child.id, `${indent}  `);
        const head = `${indent}state "${child.name}" as ${keyOf(child.id)}`;
        return [
          ...(isParallel && index > 0 ? [`${indent}--`] : []),
          ...(inner.length > 0
            ? [`${head} {`, ...inner, `${indent}}`]
            : [head, ...staying(child.id).map((line) => `${indent}${keyOf(child.id)} : ${line}`)]),
        ];
      }),
      ...children.filter(({ kind }) => kind === 'final').map((child) => `${indent}${keyOf(child.id)} --> [*]`),
    ];
  };
  const own = chart.transitions.filter(({ source }) => source !== chart.id);
  return [
    'stateDiagram-v2',
    ...boxes(chart.id, '  '),
    ...own.flatMap((one) =>
      one.targets.map((target) => `  ${keyOf(one.source)} --> ${keyOf(target)} : ${lineOf(one)}`),
    ),
  ].join('\n');
}

/** A colon would end the text of an arrow. */
const lineOf = ({ trigger, guard, isOtherwise, actions }: ChartTransition): string =>
  [
    triggerText(trigger),
    ...(guard === null ? (isOtherwise ? ['[otherwise]'] : []) : [`[${guard}]`]),
    ...(actions.length === 0 ? [] : [`/ ${actions.map(({ name }) => name).join(', ')}`]),
  ]
    .join(' ')
    .replaceAll(':', ' of')
    .replaceAll(';', ',');
