import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { startTransition, useEffect, useState } from 'react';
import type { DrawnRoute } from '@/components/mapCanvas/overlay/overlayScene';
import type { MeshLabel } from '@/components/mapCanvas/painting/floorPlanPainter';
import type { Point } from '@/model/geometry/points';
import { boxInView, toScreen } from '@/model/geometry/view';
import type { NodeId } from '@/model/network/network';
import { useEditedFloor } from '../session/editedFloor';
import { useEditorActors } from '../session/editorActors';
import { useMapView } from '../session/mapView';
import type { CausedPin } from './mapPins';
import { pinLabel } from './pinLabel';
import { text } from './texts';

const useStyles = makeStyles({
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', margin: 0 },
});

interface Props {
  readonly labels: ReadonlyMap<number, MeshLabel>;
  readonly kiosks: ReadonlyMap<NodeId, number>;
  readonly route: DrawnRoute | null;
  readonly pins: readonly CausedPin[];
}

interface Entry {
  readonly key: string;
  readonly kind: 'room' | 'node' | 'kiosk' | 'path' | 'way' | 'problem';
  readonly id: string;
  readonly accessibleName: string;
  readonly at: Point;
  readonly isSelected: boolean;
}

/** A longer list is no help for a listener; the panel at the left has all objects. */
const MOST = 400;
const SETTLE_MILLISECONDS = 120;

/**
 * The objects of the canvas as a list for assistive technology, which cannot read a canvas: each with its name and
 * place.
 */
export function ObjectList({ labels, kiosks, route, pins }: Props) {
  const styles = useStyles();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const { document, editor } = useEditorActors();
  const { view, canvas } = useMapView();
  const { drawn, networkIndex } = useEditedFloor();
  const selection = useSelector(document, (snapshot) => snapshot.context.history.selection);
  const selectedMesh = useSelector(editor, (snapshot) => snapshot.context.mesh);
  const { nodes: showsNodes, paths: showsPaths } = useSelector(editor, (snapshot) => snapshot.context.options);
  useEffect(() => {
    let timer = 0;
    const read = () => {
      const size = canvas.current?.size;
      if (!size || size.width === 0) return;
      const shown = view.get();
      const box = boxInView(shown, size);
      const place = (point: Point) => toScreen(shown, point);
      const found: Entry[] = [];
      const add = (entry: Entry) => {
        const { x, y } = entry.at;
        if (x >= 0 && y >= 0 && x <= size.width && y <= size.height) found.push(entry);
        return found.length < MOST;
      };
      for (const entry of wayEntries(route, place)) add(entry);
      for (const [at, pin] of pins.entries())
        add({
          key: `problem ${at}`,
          kind: 'problem',
          id: String(at + 1),
          accessibleName: text(pin.severity === 'error' ? 'problem' : 'warning', { label: pinLabel(pin) }),
          at: place(pin.at),
          isSelected: false,
        });
      const selectedIds = new Set<number>(selection?.ids ?? []);
      const paths = new Map<number, number>();
      const edges = showsNodes || showsPaths ? networkIndex.edgesWithin(box) : [];
      for (const { edge } of edges) {
        paths.set(edge.from, (paths.get(edge.from) ?? 0) + 1);
        paths.set(edge.to, (paths.get(edge.to) ?? 0) + 1);
      }
      for (const node of networkIndex.nodesWithin(box)) {
        const isKiosk = kiosks.has(node.id);
        if (!showsNodes && !isKiosk) continue;
        const name = node.name ? `${node.id}, ${node.name}` : node.id;
        const goesOn = add({
          key: `node ${node.id}`,
          kind: isKiosk ? 'kiosk' : 'node',
          id: String(node.id),
          accessibleName: text(isKiosk ? 'kiosk' : 'node', { name, count: paths.get(node.id) ?? 0 }),
          at: place(node),
          isSelected: selection?.type === 'node' && selectedIds.has(node.id),
        });
        if (!goesOn) break;
      }
      for (const { edge, from, to } of showsPaths && found.length < MOST ? edges : []) {
        const goesOn = add({
          key: `path ${edge.id}`,
          kind: 'path',
          id: String(edge.id),
          accessibleName: text('path', { id: edge.id, from: from.id, to: to.id }),
          at: place({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }),
          isSelected: selection?.type === 'edge' && selectedIds.has(edge.id),
        });
        if (!goesOn) break;
      }
      for (const mesh of drawn && found.length < MOST ? drawn.index.within(box) : []) {
        const label = labels.get(mesh);
        if (!drawn || !label) continue;
        const name = drawn.floorPlan.names[mesh] ?? '';
        const at = place({ x: drawn.floorPlan.anchors[3 * mesh] ?? 0, y: drawn.floorPlan.anchors[3 * mesh + 1] ?? 0 });
        const accessibleName = text('room', { label: label.text, name });
        if (
          !add({ key: `room ${name}`, kind: 'room', id: name, accessibleName, at, isSelected: name === selectedMesh })
        )
          break;
      }
      // Hundreds of items: React builds them in pieces, between frames.
      startTransition(() => setEntries(found));
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
  }, [view, canvas, drawn, labels, networkIndex, showsNodes, showsPaths, kiosks, selection, selectedMesh, route, pins]);

  return (
    <ul className={styles.hidden} aria-label={text('objects')}>
      {entries.map(({ key, kind, id, accessibleName, at, isSelected }) => (
        <li key={key} data-kind={kind} data-id={id} data-x={at.x.toFixed(1)} data-y={at.y.toFixed(1)}>
          {isSelected ? text('selected', { name: accessibleName }) : accessibleName}
        </li>
      ))}
    </ul>
  );
}

/** The current route and the kept one: the ends, the changes of floor, and each stretch at its middle edge. */
function wayEntries(route: DrawnRoute | null, place: (point: Point) => Point, isKept = false): readonly Entry[] {
  if (!route) return [];
  const entry = (id: string, name: string, at: Point): Entry => ({
    key: `way ${isKept} ${id}`,
    kind: 'way',
    id: isKept ? `kept ${id}` : id,
    accessibleName: isKept ? text('keptRoute', { name }) : name,
    at: place(at),
    isSelected: false,
  });
  return [
    ...(route.start ? [entry('start', text('routeStart'), route.start)] : []),
    ...(route.end ? [entry('end', text('routeEnd'), route.end)] : []),
    ...route.changes.map(({ at, number }) => entry(`change ${number}`, text('change', { number }), at)),
    ...route.lines.flatMap((line, index) => {
      const middle = Math.floor((line.length - 1) / 2);
      const [from, to] = [line[middle], line[middle + 1]];
      if (!from || !to) return [];
      const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      return [entry(`stretch ${index}`, text('stretch'), at)];
    }),
    ...wayEntries(route.kept ?? null, place, true),
  ];
}
