import type { Point } from '@/model/geometry/points';
import { type Segment, segmentCrossing } from '@/model/geometry/segments';
import type { NetworkIndex } from '../../networkIndex';
import { nodeName } from '../../objectName';
import { fix } from '../fix';
import { floorIndexes } from '../floorIndexes';
import { type NetworkCheck, NO_OBJECTS, type Problem } from '../problem';

/** Metres from an end within which two paths touch rather than cross. */
const AT_END = 0.05;

/** Paths that go over each other without a node: no route can turn from one into the other. */
export const crossingPathsCheck: NetworkCheck = ({ network }) => {
  const problems: Problem[] = [];
  for (const [floor, index] of floorIndexes(network))
    for (const { one, other, at } of crossingsOf(index)) {
      const name = [nodeName(one.from), nodeName(one.to)] as const;
      problems.push({
        ...NO_OBJECTS,
        check: 'crossing-paths',
        severity: 'warning',
        message: 'crossing-paths',
        subject: { name, count: 2 },
        edges: [one.edge.id, other.edge.id],
        place: { floor, point: at },
        fixes: [fix('join-paths', name, { type: 'joinPaths', one: one.edge.id, other: other.edge.id, at })],
      });
    }
  return problems;
};

type Path = NetworkIndex['edges'][number];

function crossingsOf(index: NetworkIndex): { readonly one: Path; readonly other: Path; readonly at: Point }[] {
  return index.edges.flatMap((one) =>
    index.edgesWithin(boxOf(one)).flatMap((other) => {
      if (other.edge.id <= one.edge.id || shareEnd(one, other)) return [];
      const at = segmentCrossing(one, other, AT_END);
      return at ? [{ one, other, at }] : [];
    }),
  );
}

const shareEnd = ({ edge: one }: Path, { edge: other }: Path): boolean =>
  one.from === other.from || one.from === other.to || one.to === other.from || one.to === other.to;

const boxOf = ({ from, to }: Segment) => ({
  minX: Math.min(from.x, to.x),
  minY: Math.min(from.y, to.y),
  maxX: Math.max(from.x, to.x),
  maxY: Math.max(from.y, to.y),
});
