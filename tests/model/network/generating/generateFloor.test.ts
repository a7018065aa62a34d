import { describe, expect, it } from 'vitest';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { barrierLines } from '@/model/network/generating/barrierLines';
import { createBarriers } from '@/model/network/generating/barriers';
import { floorSpaces } from '@/model/network/generating/floorSpaces';
import { type GeneratedFloor, generateFloor } from '@/model/network/generating/generateFloor';
import { seeded } from '../../../support/objWriter';
import { door, officeFloor, planned, plannedFloor, rectangle } from '../../../support/plannedFloor';

/** For each node the smallest number of a node that it reaches. */
function pieces({ nodes, links }: Pick<GeneratedFloor, 'nodes' | 'links'>): number[] {
  const piece = nodes.map((_, at) => at);
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const [from, to] of links) {
      const least = Math.min(piece[from]!, piece[to]!);
      if (piece[from] === least && piece[to] === least) continue;
      piece[from] = least;
      piece[to] = least;
      isChanged = true;
    }
  }
  return piece;
}

/** Metres of the shortest way on the network between two rooms. */
function wayBetween({ nodes, links }: GeneratedFloor, from: string, to: string): number {
  const at = (name: string) => nodes.findIndex(({ mesh }) => mesh === name);
  const costs = nodes.map((_, node) => (node === at(from) ? 0 : Number.POSITIVE_INFINITY));
  for (const _ of nodes)
    for (const [one, other] of links) {
      const length = Math.hypot(nodes[one]!.x - nodes[other]!.x, nodes[one]!.y - nodes[other]!.y);
      costs[one] = Math.min(costs[one]!, costs[other]! + length);
      costs[other] = Math.min(costs[other]!, costs[one]! + length);
    }
  return costs[at(to)]!;
}

function freeLinks(floor: DrawnFloor, { nodes, links, portals }: GeneratedFloor): boolean[] {
  const barriers = createBarriers(barrierLines(floor, floorSpaces(floor).spaces, portals));
  return links.map(([from, to]) => barriers.isFree(nodes[from]!, nodes[to]!));
}

/** Rooms in rows and columns, with doors between some of them. */
function randomFloor(seed: number) {
  const random = seeded(seed);
  const joins: [string, string][] = [];
  const parts = [];
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 5; column++) {
      const name = `${row} ${column}`;
      parts.push(planned(name, random() < 0.2 ? 'corridor' : 'room', rectangle(6 * column, 5 * row, 6, 5)));
      if (column > 0 && random() < 0.5) {
        joins.push([name, `${row} ${column - 1}`]);
        parts.push(door(`w ${name}`, 6 * column, 5 * row + 1 + 3 * random(), 'y'));
      }
      if (row > 0 && random() < 0.5) {
        joins.push([name, `${row - 1} ${column}`]);
        parts.push(door(`n ${name}`, 6 * column + 1 + 4 * random(), 5 * row));
      }
    }
  return { floor: plannedFloor(...parts), joins };
}

describe('the network of a floor', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
    '[AN1] [AN2] reaches what doors join, no more and no less, and goes through no wall (%i)',
    (seed) => {
      const { floor, joins } = randomFloor(seed);
      const generated = generateFloor(floor);
      const piece = pieces(generated);
      const { spaces } = generated;
      const names = spaces.map(({ name }) => name);
      const rooms = pieces({
        nodes: spaces as never,
        links: joins.map(([one, other]) => [names.indexOf(one), names.indexOf(other)]),
      });
      // A corridor whose doors all lead to corridors has their nodes alone.
      const pieceOf = (space: number) =>
        piece[
          generated.nodes.findIndex((node, at) => node.space === space || generated.portals[at]?.spaces.includes(space))
        ];
      for (let one = 0; one < spaces.length; one++)
        for (let other = 0; other < one; other++)
          expect(pieceOf(one) === pieceOf(other), `${names[one]} and ${names[other]}`).toBe(
            rooms[one] === rooms[other],
          );
      expect(freeLinks(floor, generated)).not.toContain(false);
    },
  );

  it('[AN3] has a node in each room, one at each door and one before it on the middle line of the corridor', () => {
    const { nodes } = generateFloor(officeFloor(4));
    const of = (role: string) => nodes.filter((node) => node.role === role);
    expect(of('door')).toHaveLength(8);
    expect(of('middle').map(({ mesh }) => mesh)).toEqual(Array.from({ length: 8 }, (_, at) => `room ${at}`));
    expect(of('foot').every(({ y }) => Math.abs(y - 7.2) < 0.01)).toBe(true);
    expect(of('bend')).toEqual([]);
  });

  it('[AN3] [AN4] goes around a corner, and around what stands in the way', () => {
    const bent = plannedFloor(
      planned('hall', 'corridor', [0, 0, 20, 0, 20, 15, 18, 15, 18, 2, 0, 2]),
      planned('start', 'room', rectangle(-5, 0, 5, 2)),
      planned('end', 'room', rectangle(18, 15, 2, 5)),
      door('first', 0, 1, 'y'),
      door('last', 19, 15),
    );
    const way = wayBetween(generateFloor(bent), 'start', 'end');
    // From the middle of one room over the corner to that of the other, 2.5 + 18 + 13.04 + 2.5 along the shortest line.
    expect(way).toBeGreaterThan(34);
    expect(way).toBeLessThan(36.04 * 1.08);

    const blocked = plannedFloor(
      planned('hall', 'corridor', rectangle(0, 0, 20, 10)),
      planned('plants', 'furniture', rectangle(8, 2, 4, 6)),
      planned('start', 'room', rectangle(-5, 4, 5, 2)),
      planned('end', 'room', rectangle(20, 4, 5, 2)),
      door('first', 0, 5, 'y'),
      door('last', 20, 5, 'y'),
    );
    const generated = generateFloor(blocked);
    expect(freeLinks(blocked, generated)).not.toContain(false);
    expect(wayBetween(generated, 'start', 'end')).toBeLessThan(28);
  });

  it('[AN4] is at most a quarter longer than the straight way along a corridor', () => {
    const generated = generateFloor(officeFloor(8));
    // The doors are 36 m apart, and each is 3.4 m from the middle of its room and 1.2 m from that of the hall.
    expect(wayBetween(generated, 'room 0', 'room 14')).toBeLessThan(36 + 2 * 3.4 + 2 * 1.2 + 1);
  });

  it('[AN4] joins crossing paths in a node', () => {
    const { nodes, links } = generateFloor(
      plannedFloor(
        planned('hall', 'corridor', rectangle(0, 0, 12, 12)),
        ...[0, 1, 2, 3].map((at) =>
          planned(`room ${at}`, 'room', rectangle([-5, 12, -5, 12][at]!, [1, 1, 8, 8][at]!, 5, 3)),
        ),
        ...[0, 1, 2, 3].map((at) => door(`door ${at}`, at % 2 ? 12 : 0, at < 2 ? 2.5 : 9.5, 'y')),
      ),
    );
    const turns = (a: number, b: number, c: number) =>
      (nodes[b]!.x - nodes[a]!.x) * (nodes[c]!.y - nodes[a]!.y) -
      (nodes[b]!.y - nodes[a]!.y) * (nodes[c]!.x - nodes[a]!.x);
    const crossing = links.flatMap(([a, b], at) =>
      links
        .slice(at + 1)
        .filter(([c, d]) => turns(a, b, c) * turns(a, b, d) < -1e-6 && turns(c, d, a) * turns(c, d, b) < -1e-6),
    );
    expect(crossing).toEqual([]);
  });

  it('[AN5] is the same for the same plan, with a key of its own for each node', () => {
    const [first, second] = [generateFloor(officeFloor(5)), generateFloor(officeFloor(5))];
    expect(second.nodes).toEqual(first.nodes);
    expect(second.links).toEqual(first.links);
    expect(new Set(first.nodes.map(({ key }) => key)).size).toBe(first.nodes.length);
  });

  it('[AN5] keeps the keys of other rooms where one gets a second door', () => {
    const before = generateFloor(officeFloor(5, [9]));
    const after = generateFloor(officeFloor(5));
    const keys = new Set(after.nodes.map(({ key }) => key));
    expect(before.nodes.filter(({ key }) => !keys.has(key)).length).toBeLessThanOrEqual(2);
  });

  it('[AN6] takes a room without a door for closed where most have one', () => {
    const generated = generateFloor(officeFloor(4, [3]));
    expect(generated.portals.every(({ source }) => source === 'door')).toBe(true);
    expect(wayBetween(generated, 'room 0', 'room 3')).toBe(Number.POSITIVE_INFINITY);
  });

  it('[AN6] assumes a door on the border with the corridor where the plan has none', () => {
    const generated = generateFloor(officeFloor(3, [0, 1, 2, 3, 4, 5]));
    expect(generated.portals.map(({ source, between }) => [source, ...between])).toEqual(
      Array.from({ length: 6 }, (_, at) => ['border', `room ${at}`, 'hall']),
    );
    expect(generated.portals.map(({ x }) => Math.round(x * 10) / 10)).toEqual([2.5, 2.5, 7.5, 7.5, 12.5, 12.5]);
    expect(wayBetween(generated, 'room 0', 'room 5')).toBeLessThan(20);
  });

  it('[AN6] assumes the door of a lift also where rooms have doors', () => {
    const generated = generateFloor(
      plannedFloor(
        planned('hall', 'corridor', rectangle(0, 6, 10, 3)),
        planned('shop', 'room', rectangle(0, 0, 5, 6)),
        planned('closet', 'room', rectangle(5, 0, 5, 6)),
        planned('store', 'room', rectangle(0, 9, 5, 6)),
        door('store door', 2, 9),
        planned('lift', 'facility', rectangle(10, 6, 2, 2), { facility: 'lift' }),
        door('shop door', 2, 6),
      ),
    );
    expect(generated.portals.map(({ source, between }) => [source, ...between])).toEqual([
      ['door', 'hall', 'store'],
      ['door', 'shop', 'hall'],
      ['border', 'lift', 'hall'],
    ]);
  });

  it('[AN6] never assumes a door of a storage room', () => {
    const generated = generateFloor(
      plannedFloor(
        planned('hall', 'corridor', rectangle(0, 6, 10, 3)),
        planned('shop', 'room', rectangle(0, 0, 5, 6)),
        planned('store', 'service', rectangle(5, 0, 5, 6)),
      ),
    );
    expect(generated.portals.map(({ between }) => between)).toEqual([['shop', 'hall']]);
  });

  it('[AN6] finds an opening between walls, and not one that is as wide as a hall', () => {
    const walled = (width: number) =>
      plannedFloor(
        planned('hall', 'corridor', rectangle(0, 6.2, 10, 3)),
        planned('shop', 'room', rectangle(0, 0, 10, 6)),
        planned('wall 1', 'wall', rectangle(0, 6, 5 - width / 2, 0.2)),
        planned('wall 2', 'wall', rectangle(5 + width / 2, 6, 5 - width / 2, 0.2)),
      );
    const [gap] = generateFloor(walled(1.2)).portals;
    expect(gap).toMatchObject({ source: 'gap', between: ['hall', 'shop'] });
    expect(gap!.x).toBeCloseTo(5, 0);
    expect(gap!.width).toBeCloseTo(1.2, 0);
    expect(generateFloor(walled(4)).portals.map(({ source, width }) => [source, Math.round(width)])).toEqual([
      ['border', 4],
    ]);
  });

  it('[AN7] reads spaces from walls, and doors from what stands in them', () => {
    const walls: [string, number[]][] = [
      ['north', rectangle(0, 0, 12, 0.2)],
      ['south', rectangle(0, 7.8, 12, 0.2)],
      ['west', rectangle(0, 0.2, 0.2, 7.6)],
      ['east', rectangle(11.8, 0.2, 0.2, 7.6)],
      ['middle', rectangle(5.9, 0.2, 0.2, 7.6)],
    ];
    const floor = plannedFloor(
      planned('slab', 'floor', rectangle(0, 0, 12, 8), { heights: [-0.2, 0] }),
      ...walls.map(([name, ring]) => planned(name, 'wall', ring)),
      planned('leaf', 'wall', rectangle(5.9, 3, 0.2, 1), { heights: [0, 2.1] }),
      planned('window', 'wall', rectangle(0, 3, 0.2, 1), { heights: [0.9, 2.1] }),
    );
    const generated = generateFloor(floor);
    expect(generated.spaces).toHaveLength(2);
    expect(generated.portals.map(({ key, source }) => [key, source])).toEqual([['leaf', 'door']]);
    const [one, other] = generated.nodes.flatMap(({ role }, at) => (role === 'middle' ? [at] : []));
    expect(pieces(generated)[one!]).toBe(pieces(generated)[other!]);
  });
});
