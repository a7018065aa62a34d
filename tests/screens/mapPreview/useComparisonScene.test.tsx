import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { floorPlanQuery } from '@/api/buildings/floors';
import type { FloorPlanViewerHandle } from '@/components/floorPlan/FloorPlanViewer';
import type { OverlayScene } from '@/components/mapCanvas/overlay/overlayScene';
import type { RoomComparison, UploadedMapFile } from '@/contract/uploads/uploads';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { useComparisonScene } from '@/screens/mapPreview/useComparisonScene';
import { type RoomReview, useRoomReview } from '@/screens/mapPreview/useRoomReview';
import { floorPlanOf } from '../../support/boxFloorPlan';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

const PRESENT = floorPlanOf({ hall: [0, 0, 40, 10], stays: [50, 0, 60, 10] });
const NEXT = drawnFloor(floorPlanOf({ west: [2, 0, 22, 10], east: [22, 0, 42, 10], stays: [52, 0, 62, 10] }));
const COMPARISON: RoomComparison = {
  plan: 'plans/present',
  offset: { x: 2, y: 0 },
  same: 1,
  rooms: [
    { kind: 'split', from: 'hall', to: ['west', 'east'], destinations: [], entrances: 0, kiosks: 0, route_cases: 0 },
  ],
  added: [],
};
const upload = { floor: { uuid: 'ground', name: 'Ground' } } as UploadedMapFile;

async function opened(floor: typeof NEXT | null) {
  const client = new QueryClient();
  client.setQueryData(floorPlanQuery('ground', 'plans/present').queryKey, PRESENT);
  const show = vi.fn();
  const viewer = { current: { show } as unknown as FloorPlanViewerHandle };
  let now: { review: RoomReview; scene: () => OverlayScene } | null = null;
  function Preview() {
    const review = useRoomReview(COMPARISON);
    const scene = useComparisonScene({ upload, floor, comparison: COMPARISON, review, viewer });
    now = { review, scene: scene.get };
    return null;
  }
  const { after } = await render(
    <QueryClientProvider client={client}>
      <Preview />
    </QueryClientProvider>,
  );
  const state = () => {
    if (!now) throw new Error('Nothing is rendered.');
    return now;
  };
  return { show, after, state };
}

it('[PI7] rooms that are not the same are outlined as they are at present, at the place of the new floor plan', async () => {
  const { state, show } = await opened(NEXT);
  const { guides, selectedMesh } = state().scene();
  expect(guides).toHaveLength(4);
  expect(Math.min(...guides.map(({ from }) => from.x))).toBe(2);
  expect(selectedMesh).toBeNull();
  expect(show).not.toHaveBeenCalled();
});

it('[PI7] a room that is selected is highlighted with its other parts, and the view moves there', async () => {
  const { state, show, after } = await opened(NEXT);
  await after(() => state().review.select('hall'));
  const { selectedMesh, selectedMeshes } = state().scene();
  expect([selectedMesh, selectedMeshes]).toEqual([NEXT.meshByName.get('west'), [NEXT.meshByName.get('east')]]);
  expect(show).toHaveBeenLastCalledWith({ minX: -4, minY: -6, maxX: 48, maxY: 16 });
});

it('[PI7] nothing is outlined before the upload is drawn', async () => {
  const { state } = await opened(null);
  expect(state().scene().guides).toEqual([]);
});
