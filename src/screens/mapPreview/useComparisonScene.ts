import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo } from 'react';
import { floorPlanQuery } from '@/api/buildings/floors';
import type { FloorPlanViewerHandle } from '@/components/floorPlan/FloorPlanViewer';
import { EMPTY_SCENE, type OverlayScene } from '@/components/mapCanvas/overlay/overlayScene';
import { createStore, type Store } from '@/components/mapCanvas/store';
import type { RoomComparison, UploadedMapFile } from '@/contract/uploads/uploads';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { chosenRoom } from '@/model/floorPlan/identity/confirmedMatches';
import { growBox } from '@/model/geometry/box';
import { comparisonScene, sceneBox } from './comparisonScene';
import type { RoomReview } from './useRoomReview';

/** Metres around a highlighted room. */
const AROUND = 6;

interface Options {
  readonly upload: UploadedMapFile;
  readonly floor: DrawnFloor | null;
  readonly comparison: RoomComparison | undefined;
  readonly review: RoomReview;
  readonly viewer: RefObject<FloorPlanViewerHandle | null>;
}

/** The scene over an upload; the view moves to the room that is highlighted. */
export function useComparisonScene({ upload, floor, comparison, review, viewer }: Options): Store<OverlayScene> {
  const scene = useMemo(() => createStore<OverlayScene>(EMPTY_SCENE), []);
  const present = useQuery({
    ...floorPlanQuery(upload.floor.uuid, comparison?.plan ?? ''),
    enabled: comparison !== undefined,
  });
  const { selected: name, choices } = review;
  const selected = comparison?.rooms.find(({ from }) => from === name) ?? null;
  const chosen = selected && chosenRoom(selected, choices);
  useEffect(() => {
    if (!floor || !comparison) return scene.set(EMPTY_SCENE);
    const drawn = comparisonScene({ floor, present: present.data ?? null, comparison, selected, chosen });
    scene.set(drawn);
    const box = selected && sceneBox(drawn);
    if (box) viewer.current?.show(growBox(box, AROUND));
  }, [scene, floor, present.data, comparison, selected, chosen, viewer]);
  return scene;
}
