import { describe, expect, it } from 'vitest';
import { drawMachineSvg } from '@/model/statechart/drawMachineSvg';
import { layoutChart } from '@/model/statechart/layoutChart';
import type { ChartState, ChartTransition, Statechart } from '@/model/statechart/statechart';

const state = (id: string, parent: string | null, more: Partial<ChartState> = {}): ChartState => ({
  id,
  name: id,
  kind: 'atomic',
  description: `About ${id}.`,
  parent,
  tags: [],
  actors: [],
  initial: null,
  entry: [],
  exit: [],
  hasOutput: false,
  ...more,
});
const transition = (source: string, eventType: string, targets: string[]): ChartTransition => ({
  id: `${source}|${eventType}|0`,
  source,
  targets,
  eventType,
  trigger: { kind: 'event', name: eventType },
  guard: null,
  condition: null,
  isOtherwise: false,
  isReentering: false,
  actions: [],
});
const chart: Statechart = {
  id: 'door',
  description: 'A door.',
  states: [
    state('door', null, { kind: 'compound', initial: 'shut' }),
    state('shut', 'door'),
    state('open', 'door', { tags: ['a < b & "c"'] }),
  ],
  transitions: [transition('shut', 'push', ['open']), transition('open', 'pull', ['shut'])],
};
const groupsOf = (svg: string) => svg.split('\n').filter((line) => line.startsWith('<g '));

describe('drawMachineSvg', () => {
  it('[MV3] is a file of its own, with escaped texts', () => {
    const svg = drawMachineSvg(chart, layoutChart(chart));
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
    expect(svg).toContain('<title>door: A door.</title>');
    expect(svg).toContain('a &lt; b &amp; &quot;c&quot;');
    expect(svg).not.toMatch(/href|url\(|<script/);
  });

  it('[MV3] marks the current states and the walked transitions, and nothing else', () => {
    const svg = drawMachineSvg(chart, layoutChart(chart), {
      current: new Set(['open']),
      walked: new Set(['shut|push|0']),
    });
    const current = groupsOf(svg).filter((group) => group.includes('class="state atomic current"'));
    expect(current).toHaveLength(1);
    expect(current[0]).toContain('About open.');
    expect(groupsOf(svg).filter((group) => group.includes('class="edge walked"'))).toHaveLength(1);
    const plates = groupsOf(svg).filter((group) => group.includes('class="plate walked"'));
    expect(plates).toHaveLength(1);
    expect(plates[0]).toContain('push');
    expect(groupsOf(drawMachineSvg(chart, layoutChart(chart))).join('')).not.toMatch(/current|walked/);
  });
});
