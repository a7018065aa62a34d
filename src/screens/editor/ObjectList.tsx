import { makeStyles } from '@fluentui/react-components';
import { type RefObject, useEffect, useState } from 'react';
import type { PlanCanvasHandle } from '@/components/planCanvas/PlanCanvas';
import type { MeshLabel } from '@/components/planCanvas/planPainter';
import type { Store } from '@/components/planCanvas/store';
import type { Point } from '@/model/geometry/points';
import { boxInView, toScreen, type View } from '@/model/geometry/view';
import type { DrawnFloor } from '@/model/mesh/drawnFloor';
import type { NetworkIndex } from '@/model/plan/networkIndex';
import type { NodeId } from '@/model/plan/plan';
import type { SelectionOrNone } from '@/model/plan/selection';

const useStyles = makeStyles({
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', margin: 0 },
});

interface Props {
  readonly view: Store<View>;
  readonly canvas: RefObject<PlanCanvasHandle | null>;
  readonly drawn: DrawnFloor | null;
  readonly labels: ReadonlyMap<number, MeshLabel>;
  readonly network: NetworkIndex;
  readonly showsNodes: boolean;
  readonly showsPaths: boolean;
  readonly kiosks: ReadonlyMap<NodeId, number>;
  readonly selection: SelectionOrNone;
  readonly selectedMesh: string | null;
}

interface Entry {
  readonly key: string;
  readonly kind: 'room' | 'node' | 'kiosk' | 'path';
  readonly id: string;
  readonly words: string;
  readonly at: Point;
  readonly isSelected: boolean;
}

/** More than this is no list to listen to; the panel at the left has them all. */
const MOST = 400;
const SETTLE_MILLISECONDS = 120;

/** What is on the canvas, as a list for assistive technology: each object with its words and where it stands (C11). */
export function ObjectList(props: Props) {
  const styles = useStyles();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const { view, canvas, drawn, labels, network, showsNodes, showsPaths, kiosks, selection, selectedMesh } = props;
  useEffect(() => {
    let timer = 0;
    const read = () => {
      const size = canvas.current?.size;
      if (!size || size.width === 0) return;
      const shown = view.get();
      const box = boxInView(shown, size);
      const place = (point: Point) => toScreen(shown, point);
      const rooms = drawn
        ? drawn.index.within(box).flatMap((mesh): Entry[] => {
            const label = labels.get(mesh);
            if (!label) return [];
            const name = drawn.plan.names[mesh] ?? '';
            const at = { x: drawn.plan.anchors[3 * mesh] ?? 0, y: drawn.plan.anchors[3 * mesh + 1] ?? 0 };
            return [
              {
                key: `room ${name}`,
                kind: 'room',
                id: name,
                words: `${label.text}, room ${name}`,
                at: place(at),
                isSelected: name === selectedMesh,
              },
            ];
          })
        : [];
      const isNodeSelected = (id: number) =>
        selection?.type === 'node' && (selection.ids as readonly number[]).includes(id);
      const paths = new Map<number, number>();
      for (const { joint } of showsNodes ? network.jointsWithin(box) : []) {
        paths.set(joint.from, (paths.get(joint.from) ?? 0) + 1);
        paths.set(joint.to, (paths.get(joint.to) ?? 0) + 1);
      }
      const nodes = network.nodesWithin(box).flatMap((node): Entry[] => {
        const isKiosk = kiosks.has(node.id);
        if (!showsNodes && !isKiosk) return [];
        const name = node.name ? `, ${node.name}` : '';
        return [
          {
            key: `node ${node.id}`,
            kind: isKiosk ? 'kiosk' : 'node',
            id: String(node.id),
            words: `${isKiosk ? 'Kiosk at node' : 'Node'} ${node.id}${name}, ${paths.get(node.id) ?? 0} paths`,
            at: place(node),
            isSelected: isNodeSelected(node.id),
          },
        ];
      });
      const drawnPaths = showsPaths
        ? network.jointsWithin(box).map(
            ({ joint, from, to }): Entry => ({
              key: `path ${joint.id}`,
              kind: 'path',
              id: String(joint.id),
              words: `Path ${joint.id} from node ${from.id} to node ${to.id}`,
              at: place({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }),
              isSelected: selection?.type === 'joint' && (selection.ids as readonly number[]).includes(joint.id),
            }),
          )
        : [];
      const inWindow = ({ at }: Entry) => at.x >= 0 && at.y >= 0 && at.x <= size.width && at.y <= size.height;
      setEntries([...nodes, ...drawnPaths, ...rooms].filter(inWindow).slice(0, MOST));
    };
    const soon = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(read, SETTLE_MILLISECONDS);
    };
    soon();
    const off = view.subscribe(soon);
    return () => {
      off();
      window.clearTimeout(timer);
    };
  }, [view, canvas, drawn, labels, network, showsNodes, showsPaths, kiosks, selection, selectedMesh]);

  return (
    <ul className={styles.hidden} aria-label="Objects on the plan">
      {entries.map(({ key, kind, id, words, at, isSelected }) => (
        <li key={key} data-kind={kind} data-id={id} data-x={at.x.toFixed(1)} data-y={at.y.toFixed(1)}>
          {isSelected ? `${words}, selected` : words}
        </li>
      ))}
    </ul>
  );
}
