import { describe, expect, it } from 'vitest';
import { chartOf } from '@/machines/inspect/chartOf';
import { drawMachineSvg } from '@/model/statechart/drawMachineSvg';
import { layoutChart } from '@/model/statechart/layoutChart';
import type { Box, ChartLayout, PlacedLine, Point } from '@/model/statechart/layoutTypes';
import { ancestorsOf, type ChartState } from '@/model/statechart/statechart';
import { textWidth } from '@/model/statechart/textWidth';
import { allMachines } from '../../../scripts/docs/allMachines';

const charts = allMachines.map((machine) => chartOf(machine)).map((chart) => [chart.id, chart] as const);

const isInside = (box: Box, point: Point) =>
  point.x > box.x && point.x < box.x + box.width && point.y > box.y && point.y < box.y + box.height;
const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
const smaller = ({ x, y, width, height }: Box): Box => ({ x: x + 1, y: y + 1, width: width - 2, height: height - 2 });

/** The horizontal and vertical pieces of a line, as boxes without width or height. */
const piecesOf = (points: readonly Point[]): Box[] =>
  points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    return { x, y, width: Math.abs(from.x - to.x), height: Math.abs(from.y - to.y) };
  });
const linesOf = ({ edges }: ChartLayout) => edges.flatMap((edge) => [edge.toPlate, edge.fromPlate]);
const textBox = ({ x, y, text }: PlacedLine): Box => ({ x, y: y - 10, width: textWidth(text, 12), height: 12 });
const ancestors = (states: readonly ChartState[], id: string) =>
  ancestorsOf(new Map(states.map((state) => [state.id, state])), id);

describe.each(charts)('the statechart of %s', (_id, chart) => {
  const layout = layoutChart(chart);
  const boxes = new Map(layout.states.map((state) => [state.id, state]));

  it('[MV1] places every state inside of its parent and every transition once', () => {
    expect(layout.states.map(({ id }) => id).sort()).toEqual(chart.states.map(({ id }) => id).sort());
    for (const { id, parent } of chart.states) {
      const [inner, outer] = [boxes.get(id), boxes.get(parent ?? id)];
      if (!inner || !outer) throw new Error(`${id} is not placed.`);
      expect([inner.x >= outer.x, inner.y >= outer.y]).toEqual([true, true]);
      expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
      expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
    }
    const shown = [...layout.states, ...layout.edges.map(({ plate }) => plate)].flatMap(({ lines }) =>
      lines.flatMap(({ kind, transition }) => (kind === 'transition' ? (transition ?? []) : [])),
    );
    const wanted = chart.transitions.flatMap(({ id, targets }) =>
      targets
        .map(() => id)
        .slice(1)
        .concat(id),
    );
    expect(shown.sort()).toEqual(wanted.sort());
  });

  it('[MV26] has the state that it starts in above its siblings', () => {
    for (const { initial, id } of chart.states) {
      if (initial === null) continue;
      const siblings = chart.states.filter((one) => one.parent === id).map((one) => boxes.get(one.id)?.y ?? 0);
      // A lower state of the same row begins lower, where it is less high: rows are centred.
      const own = boxes.get(initial);
      expect((own?.y ?? 0) - Math.min(...siblings)).toBeLessThan(own?.height ?? 0);
    }
  });

  it('[MV2] has edges of horizontal and vertical pieces that begin and end at their states and plates', () => {
    for (const { source, target, toPlate, fromPlate, plate, isFromAncestor } of layout.edges) {
      for (const { width, height } of piecesOf([...toPlate])) expect(Math.min(width, height)).toBe(0);
      for (const { width, height } of piecesOf([...fromPlate])) expect(Math.min(width, height)).toBe(0);
      const touches = (point: Point | undefined, box: Box | undefined) =>
        point !== undefined && box !== undefined && overlap({ ...point, width: 2, height: 2 }, bigger(box));
      expect(touches(toPlate.at(-1), plate)).toBe(true);
      expect(touches(fromPlate[0], plate)).toBe(true);
      expect(touches(toPlate[0], boxes.get(source))).toBe(true);
      expect(touches(fromPlate.at(-1), boxes.get(target))).toBe(true);
      if (!isFromAncestor) expect(isInside(smaller(boxes.get(source) ?? plate), toPlate[0] ?? plate)).toBe(false);
    }
  });

  it('[MV2] has no edge through a state that holds neither of its ends, a plate or a text', () => {
    const texts = [...layout.states, ...layout.edges.map(({ plate }) => plate)].flatMap(({ lines }) =>
      lines.map(textBox),
    );
    const found: string[] = [];
    for (const { source, target, toPlate, fromPlate } of layout.edges) {
      const holders = new Set([...ancestors(chart.states, source), ...ancestors(chart.states, target)]);
      for (const piece of [...piecesOf(toPlate), ...piecesOf(fromPlate)]) {
        for (const state of layout.states)
          if (!holders.has(state.id) && overlap(piece, smaller(state)))
            found.push(`${source} → ${target}: ${state.id}`);
        for (const { plate } of layout.edges)
          if (overlap(piece, smaller(plate))) found.push(`${source} → ${target}: a plate`);
        for (const text of texts) if (overlap(piece, text)) found.push(`${source} → ${target}: a text`);
      }
    }
    expect(found).toEqual([]);
  });

  it('[MV2] has no states or plates that overlap', () => {
    const plates = layout.edges.map(({ plate }) => plate);
    const leaves = layout.states.filter(({ hasChildren }) => !hasChildren);
    const all = [...plates, ...leaves].map(smaller);
    const pairs = all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));
    expect(pairs.filter(([one, other]) => overlap(one, other))).toEqual([]);
    const containers = layout.states.filter(({ hasChildren }) => hasChildren);
    for (const plate of plates)
      for (const container of containers) {
        const isWithin = isInside(container, plate);
        expect(overlap(smaller(plate), container)).toBe(isWithin);
      }
  });

  it('[MV2] has no two edges upon each other', () => {
    const lines = linesOf(layout).map((points) => piecesOf(points).filter(({ width, height }) => width + height > 16));
    const upon = (one: Box, other: Box) =>
      one.width === 0 && other.width === 0
        ? one.x === other.x && Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 16
        : one.height === 0 &&
          other.height === 0 &&
          one.y === other.y &&
          Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 16;
    const found = lines.flatMap((line, index) =>
      lines.slice(index + 1).flatMap((other) => line.flatMap((one) => other.filter((two) => upon(one, two)))),
    );
    expect(found).toEqual([]);
  });

  it('[MV3] gives the same picture each time', () => {
    expect(drawMachineSvg(chart, layoutChart(chart))).toBe(drawMachineSvg(chart, layout));
  });
});

function bigger({ x, y, width, height }: Box): Box {
  return { x: x - 2, y: y - 2, width: width + 4, height: height + 4 };
}
