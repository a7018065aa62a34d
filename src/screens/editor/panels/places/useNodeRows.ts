import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { onDemand } from '@/components/lazy/onDemand';
import { useNow } from '@/components/useNow';
import type { MapNode } from '@/model/network/network';
import { useEditedFloor } from '../../session/editedFloor';
import { useEditorActors } from '../../session/editorActors';
import { useMapView } from '../../session/mapView';
import { useOpenedLocation } from '../../session/openedLocation';
import type { FloorList } from './floorList';
import { nodeListRows } from './floorListRows';
import { text } from './texts';

type ClosureNote = typeof import('../closure/closureNote')['closureNote'];

const NO_NODES: readonly MapNode[] = [];

/**
 * The nodes of the edited floor, which share their selection with the canvas.
 * @param isShown no rows are made for a list that is not shown: a floor may have thousands of nodes
 */
export function useNodeRows(isShown: boolean): FloorList {
  const { document, editor } = useEditorActors();
  const { show } = useMapView();
  const { networkIndex } = useEditedFloor();
  const { timezone } = useOpenedLocation().data.settings;
  const now = useNow();
  const [closureNote, setClosureNote] = useState<ClosureNote | null>(null);
  const groups = useSelector(document, (snapshot) => snapshot.context.history.present.groups);
  const selection = useSelector(document, (snapshot) => snapshot.context.history.selection);
  const nodes = isShown ? networkIndex.nodes : NO_NODES;
  const hasClosed = nodes.some(({ open }) => !open);
  useEffect(() => {
    // Few floors have something that is closed.
    if (hasClosed)
      void onDemand(
        async () => (await import('../closure/closureNote')).closureNote,
        (note) => setClosureNote(() => note),
      );
  }, [hasClosed]);
  const rows = useMemo(() => {
    const onChoose = (node: MapNode) => {
      show(node);
      document.send({ type: 'select', selection: { type: 'node', ids: [node.id] } });
      editor.send({ type: 'node.select' });
    };
    const closedNote = ({ closure }: MapNode) => closureNote?.(closure, now, timezone) ?? '';
    return nodeListRows(nodes, groups, closedNote, onChoose);
  }, [nodes, groups, document, editor, show, closureNote, now, timezone]);
  return {
    rows,
    selected: useMemo(() => new Set(selection?.type === 'node' ? selection.ids.map(String) : []), [selection]),
    emptyText: (search) => (search ? text('noMatch', { search }) : text('noNodes')),
  };
}
