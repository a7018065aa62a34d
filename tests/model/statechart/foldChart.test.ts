import { expect, it } from 'vitest';
import { chartOf } from '@/machines/inspect/chartOf';
import { jsonOf } from '@/model/statechart/exports/jsonOf';
import { mermaidOf } from '@/model/statechart/exports/mermaidOf';
import { foldable, foldChart, foldMarks, withoutActions } from '@/model/statechart/foldChart';
import { layoutChart } from '@/model/statechart/layoutChart';
import { boxOf, nextState } from '@/model/statechart/nextState';
import { allMachines } from '../../../scripts/docs/allMachines';

const charts = allMachines.map(chartOf);
const publishing = charts.find(({ id }) => id === 'publishing') ?? charts[0];
if (!publishing) throw new Error('There is no machine.');

it('[MV33] a folded state keeps the transitions that cross its border, and loses those inside', () => {
  const folded = foldChart(publishing, new Set(['publishing.publishing']));
  expect(folded.states.map(({ id }) => id).filter((id) => id.startsWith('publishing.publishing'))).toEqual([
    'publishing.publishing',
  ]);
  expect(folded.states.find(({ id }) => id === 'publishing.publishing')).toMatchObject({ kind: 'atomic', folded: 5 });
  const ids = folded.transitions.map(({ id }) => id);
  expect(ids).toContain('publishing.publishing.asking|xstate.done.actor.readJob|1');
  expect(ids).not.toContain('publishing.publishing.waiting|xstate.after.pollDelay.publishing.publishing.waiting|0');
  for (const { source, targets } of folded.transitions)
    expect([source, ...targets].filter((id) => !folded.states.some((state) => state.id === id))).toEqual([]);
});

it('[MV33] every machine can be folded and drawn, and nothing folded is the machine itself', () => {
  for (const chart of charts) {
    const folded = foldChart(chart, new Set(foldable(chart)));
    expect(layoutChart(folded).states).toHaveLength(folded.states.length);
    expect(foldChart(chart, new Set())).toBe(chart);
    const bare = withoutActions(chart);
    expect(bare.transitions.flatMap(({ actions }) => actions)).toEqual([]);
  }
});

it('[MV33] what is found inside of a folded state marks that one', () => {
  const marks = {
    current: new Set<string>(),
    walked: new Set<string>(),
    found: new Set(['publishing.publishing.asking']),
  };
  expect([...(foldMarks(marks, publishing, new Set(['publishing.publishing'])).found ?? [])]).toEqual([
    'publishing.publishing',
  ]);
});

it('[MV33] from each state of each machine the arrow keys lead to every other', () => {
  for (const chart of charts) {
    const layout = layoutChart(chart);
    const leaves = layout.states.filter(({ hasChildren }) => !hasChildren).map(({ id }) => id);
    const reached = new Set(leaves.slice(0, 1));
    for (const id of reached)
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = nextState(layout, id, direction);
        if (next !== null) reached.add(next);
      }
    expect([chart.id, leaves.filter((id) => !reached.has(id))]).toEqual([chart.id, []]);
  }
});

it('[MV13] the box of what is found is around states and plates', () => {
  const layout = layoutChart(publishing);
  const state = layout.states.find(({ id }) => id === 'publishing.requesting');
  expect(boxOf(layout, new Set(['publishing.requesting']))).toMatchObject({ x: state?.x, y: state?.y });
  expect(boxOf(layout, new Set(['publishing.requesting|xstate.done.actor.request|0']))).not.toBeNull();
  expect(boxOf(layout, new Set(['unheard']))).toBeNull();
});

it('[MV34] JSON has each state and each transition once, with conditions, actions and delays', () => {
  interface Node {
    readonly id: string;
    readonly states?: readonly Node[];
    readonly transitions?: readonly object[];
  }
  const all = (node: Node): readonly Node[] => [node, ...(node.states ?? []).flatMap(all)];
  for (const chart of charts) {
    const nodes = all(jsonOf(chart).root);
    expect(nodes.map(({ id }) => id).sort()).toEqual(chart.states.map(({ id }) => id).sort());
    expect(nodes.flatMap(({ transitions = [] }) => transitions)).toHaveLength(chart.transitions.length);
  }
  const text = JSON.stringify(jsonOf(publishing));
  expect(text).toContain('"delay":{"name":"pollDelay","milliseconds":500}');
  expect(text).toContain('"cond":{"kind":"guard","name":"isLive"}');
  expect(text).toContain('"event":"done.invoke.readJob"');
});

it('[MV34] Mermaid has every state, and a transition that stays is no arrow', () => {
  const diagram = mermaidOf(publishing);
  expect(diagram).toContain('publishing_waiting --> publishing_asking : after pollDelay (500 ms)');
  expect(diagram).not.toMatch(/--> publishing : publish\b/);
  for (const chart of charts)
    for (const { id, name } of chart.states.slice(1))
      expect(mermaidOf(chart)).toContain(`state "${name}" as ${id.slice(chart.id.length + 1).replaceAll('.', '_')}`);
});
