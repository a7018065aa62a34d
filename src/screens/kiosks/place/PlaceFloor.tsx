import { Text } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { floorPlanQuery } from '@/api/buildings/floors';
import { Loading } from '@/components/feedback/Loading';
import { FloorPlanViewer } from '@/components/floorPlan/FloorPlanViewer';
import { EMPTY_SCENE, type OverlayScene } from '@/components/mapCanvas/overlay/overlayScene';
import { createStore } from '@/components/mapCanvas/store';
import { useMapColours } from '@/components/mapCanvas/useMapColours';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { nearestNode } from '@/model/kiosks/nearestNode';
import type { MapNode } from '@/model/network/network';
import { text } from '../texts';

const NO_LABELS = new Map<never, never>();

interface Props {
  readonly floor: { readonly uuid: string; readonly name: string; readonly plan: string };
  /** Of this floor. */
  readonly nodes: readonly MapNode[];
  /** The position of the kiosk on this floor. */
  readonly node: MapNode | null;
  /** Degrees clockwise from the top of the floor plan. */
  readonly orientation: number;
  readonly onNode: (id: number) => void;
}

/** A floor plan with its nodes and the mark of the kiosk. */
export function PlaceFloor({ floor, nodes, node, orientation, onNode }: Props) {
  const colours = useMapColours();
  const floorPlan = useQuery(floorPlanQuery(floor.uuid, floor.plan));
  const drawn = useMemo(() => (floorPlan.data ? drawnFloor(floorPlan.data) : null), [floorPlan.data]);
  const scene = useMemo(() => createStore<OverlayScene>(EMPTY_SCENE), []);
  useEffect(() => {
    const standpoint = node && { at: { x: node.x, y: node.y }, orientation };
    scene.set({ ...EMPTY_SCENE, floor: drawn, draggedNodes: nodes, standpoint });
  }, [scene, drawn, nodes, node, orientation]);
  if (floorPlan.error) return <Text role="alert">{text('placeFailed', { reason: floorPlan.error.message })}</Text>;
  if (!drawn) return <Loading label={text('placeLoading')} />;
  return (
    <FloorPlanViewer
      drawing={{ floor: drawn, labels: NO_LABELS, colours }}
      scene={scene}
      label={text('planOf', { name: floor.name })}
      onTap={(at) => {
        const found = nearestNode(nodes, at);
        if (found) onNode(found.id);
      }}
    />
  );
}
