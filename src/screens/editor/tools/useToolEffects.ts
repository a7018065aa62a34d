import { useEffect, useRef } from 'react';
import type { Store } from '@/components/mapCanvas/store';
import type { CommonEmitted, Hit } from '@/machines/editor/toolPointer';
import type { Box } from '@/model/geometry/box';
import { panBy, type View } from '@/model/geometry/view';
import { addNode } from '@/model/network/edits/addNode';
import { connectNodes } from '@/model/network/edits/connectNodes';
import { splitEdge } from '@/model/network/edits/splitEdge';
import { type FloorId, type NodeId, nodeId } from '@/model/network/network';
import type { NetworkIndex } from '@/model/network/networkIndex';
import { dragNodes } from '@/model/network/operations/dragNodes';
import { drawPath } from '@/model/network/operations/drawPath';
import type { Operation } from '@/model/network/operations/operation';
import { placeNode } from '@/model/network/operations/placeNode';
import { placeBlockedBy } from '@/model/network/operations/places';
import { splitPath } from '@/model/network/operations/splitPath';
import type { Selection, SelectionOrNone } from '@/model/network/selection';
import { BLOCKED_TEXTS } from '../blockedTexts';
import type { EditorActors } from '../editorActors';

interface ToolEffectsOptions {
  readonly floor: FloorId | null;
  /** Height of the floor in metres. */
  readonly elevation: number;
  readonly networkIndex: NetworkIndex;
  readonly floorBounds: Box | null;
  readonly view: Store<View>;
  /** Says why something cannot be done. */
  readonly notifyBlocked: (text: string) => void;
}

/** What a new path is for until somebody says otherwise. */
const WALK = { travel: ['walk'] };

/** Turns what the tools emit into operations on the plan, selections and pans: the one place where tool and plan meet. */
export function useToolEffects(actors: EditorActors, options: ToolEffectsOptions): void {
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const { document, editor, selectTool, nodeTool, pathTool } = actors;
    const history = () => document.getSnapshot().context.history;
    const run = (operation: Operation) => {
      if (operation.blockedBy) latest.current.notifyBlocked(BLOCKED_TEXTS[operation.blockedBy]);
      else document.send({ type: 'edit', operation });
    };

    const onSelected = ({ hit, isAdding }: { hit: Hit | null; isAdding: boolean }) => {
      if (hit?.kind === 'mesh') {
        document.send({ type: 'select', selection: null });
        editor.send({ type: 'mesh.select', mesh: hit.name });
        return;
      }
      const before = history().selection;
      const selection = selectionAfter(before, hit, isAdding);
      document.send({ type: 'select', selection });
      if (hit === null) editor.send({ type: 'mesh.select', mesh: null });
      else editor.send({ type: 'node.select' });
    };
    const onMarqueeSelected = ({ box, isAdding }: { box: Box; isAdding: boolean }) => {
      const inside = latest.current.networkIndex
        .nodesWithin(box)
        .filter(({ x, y }) => x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY)
        .map(({ id }) => id);
      const before = history().selection;
      const previous = isAdding && before?.type === 'node' ? before.ids : [];
      const ids = [...new Set([...previous, ...inside])];
      document.send({ type: 'select', selection: ids.length > 0 ? { type: 'node', ids } : null });
    };
    const onPanned = ({ dx, dy }: { dx: number; dy: number }) => {
      const { view } = latest.current;
      view.set(panBy(view.get(), dx, dy));
    };
    const onCommon = (emitted: CommonEmitted) => {
      if (emitted.type === 'selected') onSelected(emitted);
      else if (emitted.type === 'marqueeSelected') onMarqueeSelected(emitted);
      else onPanned(emitted);
    };
    const subscriptions = [
      selectTool.on('*', onCommon),
      ...(['selected', 'marqueeSelected', 'panned'] as const).flatMap((type) => [
        nodeTool.on(type, onCommon),
        pathTool.on(type, onCommon),
      ]),
      nodeTool.on('placed', ({ at, onEdge }) => {
        const { floor, elevation, floorBounds } = latest.current;
        if (!floor) return;
        const network = history().present;
        run(
          onEdge?.kind === 'edge'
            ? splitPath(network, onEdge.id, at)
            : placeNode(network, { floor, x: at.x, y: at.y, z: elevation }, floorBounds),
        );
      }),
      nodeTool.on('moved', ({ node, by }) => {
        const { present, selection } = history();
        const ids = nodesDraggedWith(node, selection);
        const places = new Map(
          ids.flatMap((id) => {
            const one = present.nodes.get(id);
            return one ? [[id, { x: one.x + by.x, y: one.y + by.y }] as const] : [];
          }),
        );
        run(dragNodes(present, places, latest.current.floorBounds));
      }),
      pathTool.on('connected', ({ from, to }) => run(drawPath(history().present, from, to, WALK))),
      pathTool.on('extended', ({ from, at, splits }) => {
        const { floor, elevation, floorBounds } = latest.current;
        if (!floor) return;
        const network = history().present;
        const fresh = nodeId(network.nextId);
        // A new node and the path to it are one gesture, so they are one step.
        const blockedBy = placeBlockedBy(at, floorBounds);
        run({
          blockedBy,
          edit: (before) => {
            const withNode =
              splits === null
                ? addNode({ floor, x: at.x, y: at.y, z: elevation })(before)
                : splitEdge(splits, at)(before);
            return from === null ? withNode : connectNodes(from, fresh, WALK)(withNode);
          },
          note: from === null ? 'Placed a node' : 'Drew a path',
          select: { type: 'node', ids: [fresh] },
        });
        if (blockedBy === null) pathTool.send({ type: 'from.set', node: fresh });
        else if (from === null) pathTool.send({ type: 'cancel' });
      }),
    ];
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe();
    };
  }, [actors]);
}

/** A drag moves everything that is selected with the node, or the node alone. */
export const nodesDraggedWith = (node: NodeId, selection: SelectionOrNone): readonly NodeId[] =>
  selection?.type === 'node' && selection.ids.includes(node) ? selection.ids : [node];

/** A click selects one thing; with Shift it adds, or takes away what is selected already. */
function selectionAfter(before: SelectionOrNone, hit: Hit | null, isAdding: boolean): SelectionOrNone {
  if (hit === null || hit.kind === 'mesh') return isAdding ? before : null;
  const one: Selection = hit.kind === 'node' ? { type: 'node', ids: [hit.id] } : { type: 'edge', ids: [hit.id] };
  if (!isAdding || before?.type !== one.type) return one;
  const ids: readonly number[] = before.ids;
  const has = ids.includes(hit.id);
  const after = has ? ids.filter((id) => id !== hit.id) : [...ids, hit.id];
  return after.length === 0 ? null : ({ type: one.type, ids: after } as unknown as Selection);
}
