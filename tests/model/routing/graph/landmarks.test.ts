import { describe, expect, it } from 'vitest';
import { compileGraph } from '@/model/routing/graph/compileGraph';
import type { Graph } from '@/model/routing/graph/graph';
import { LANDMARKS, Landmarks } from '@/model/routing/graph/landmarks';
import { below, seeded } from '../../network/randomEdits';
import { randomNetwork, TYPES } from '../randomNetwork';

const WIDTH = 2 * LANDMARKS;

/** No link costs less than the difference of its ends: what a bound needs to be true. */
function isTrue(graph: Graph, landmarks: Landmarks): boolean {
  const { table, unit } = landmarks;
  for (let u = 0; u < graph.vertexCount; u++)
    for (let arc = graph.offsets[u]!; arc < graph.offsets[u + 1]!; arc++)
      for (let column = 0; column < WIDTH; column += 2) {
        const v = graph.heads[arc]!;
        const ahead = table[v * WIDTH + column]! - table[u * WIDTH + column]!;
        const behind = table[u * WIDTH + column + 1]! - table[v * WIDTH + column + 1]!;
        if (Math.max(ahead, behind) * unit > graph.out[arc]!) return false;
      }
  return true;
}

describe('landmarks', () => {
  it.each([1, 2, 3])('[RO5] bound every link, and still do after costs went down, seed %i', (seed) => {
    const random = seeded(seed);
    const graph = compileGraph(randomNetwork(seed, 8), TYPES);
    const landmarks = new Landmarks(graph);
    expect(isTrue(graph, landmarks)).toBe(true);
    while (!landmarks.isFull) landmarks.add(graph);
    expect(isTrue(graph, landmarks)).toBe(true);
    let untrue = 0;
    for (let change = 0; change < 100; change++) {
      const u = below(random, graph.vertexCount);
      const arc = graph.offsets[u]! + below(random, graph.offsets[u + 1]! - graph.offsets[u]!);
      if (arc >= graph.offsets[u + 1]!) continue;
      const v = graph.heads[arc]!;
      const cost = random() * 2;
      if (!(cost < graph.out[arc]!)) continue;
      for (let twin = graph.offsets[v]!; twin < graph.offsets[v + 1]!; twin++)
        if (graph.links[twin] === graph.links[arc]) graph.back[twin] = cost;
      graph.out[arc] = cost;
      if (!isTrue(graph, landmarks)) untrue++;
      if (landmarks.lower(graph, u, v, cost)) expect(isTrue(graph, landmarks)).toBe(true);
      else break; // too much to mend: the session makes new ones
    }
    expect(untrue).toBeGreaterThan(0);
  });
});
