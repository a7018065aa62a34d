import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { guardName, nodesOf, transitionsOf } from '@/machines/inspect/chartOf';

/** A page about a machine: description, picture, statechart, states, events. */
export function machinePage(machine: AnyStateMachine): string {
  const all = nodesOf(machine.root);
  const nodes = all.slice(1);
  const transitions = all.flatMap(transitionsOf);
  return [
    `# ${machine.id}`,
    '',
    machine.config.description ?? '',
    '',
    `![Statechart of ${machine.id}](${machine.id}.svg)`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...boxes(machine.root, '  '),
    ...transitions.flatMap(arrows),
    '```',
    '',
    '## States',
    '',
    '| state | tags | what it is |',
    '|---|---|---|',
    ...nodes.map((node) => `| \`${pathOf(node)}\` | ${node.tags.join(', ')} | ${node.description ?? ''} |`),
    '',
    '## Events',
    '',
    '| event | in | leads to | if |',
    '|---|---|---|---|',
    ...transitions.map(
      (one) =>
        `| ${eventOf(one)} | ${nameOf(one.source)} | ${targetsOf(one).map(nameOf).join(', ')} | ${guardOf(one)} |`,
    ),
    '',
  ].join('\n');
}

const pathOf = ({ path }: AnyStateNode): string => path.join('.');
const nameOf = (node: AnyStateNode): string => `\`${pathOf(node) || node.id}\``;
const targetsOf = ({ target, source }: AnyTransitionDefinition): AnyStateNode[] => (target ? [...target] : [source]);

/** `password.submit`, `done: checkPassword`, `error: checkPassword`, `after 500`, `at once`. */
function eventOf({ eventType }: AnyTransitionDefinition): string {
  if (eventType === '') return 'at once';
  const [, kind, who] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? [];
  if (kind !== undefined) return `${kind}: ${who}`;
  const delay = /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1];
  return delay === undefined ? eventType : `after ${delay}`;
}

const guardOf = (transition: AnyTransitionDefinition): string => guardName(transition) ?? '';

const idOf = (node: AnyStateNode): string => node.path.join('_') || node.id;

function boxes(node: AnyStateNode, indent: string): string[] {
  const children = Object.values(node.states);
  if (children.length === 0) return [];
  const first = node.type === 'compound' ? node.initial.target?.[0] : undefined;
  return [
    ...(first ? [`${indent}[*] --> ${idOf(first)}`] : []),
    ...children.flatMap((child, index) => {
      const inner = boxes(child, `${indent}  `);
      const own =
        inner.length > 0
          ? [`${indent}state "${child.key}" as ${idOf(child)} {`, ...inner, `${indent}}`]
          : [`${indent}state "${child.key}" as ${idOf(child)}`];
      return node.type === 'parallel' && index > 0 ? [...own] : own;
    }),
    ...children.filter(({ type }) => type === 'final').map((child) => `${indent}${idOf(child)} --> [*]`),
  ];
}

/** Transitions of the whole machine are only in the table: an arrow from every state would hide the rest. */
function arrows(transition: AnyTransitionDefinition): string[] {
  const { source } = transition;
  if (source.parent === undefined) return [];
  const guard = guardOf(transition);
  const words = `${eventOf(transition)}${guard && ` [${guard}]`}`.replaceAll(':', ' of');
  return targetsOf(transition).map((target) => `  ${idOf(source)} --> ${idOf(target)} : ${words}`);
}
