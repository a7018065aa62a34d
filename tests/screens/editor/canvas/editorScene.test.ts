import { expect, it } from 'vitest';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { createNetwork, edgeId, nodeId } from '@/model/network/network';
import { editorScene, type SceneState } from '@/screens/editor/canvas/editorScene';
import { NO_HOVER } from '@/screens/editor/session/mapView';
import type { EditorTool } from '@/screens/editor/tools/editorTool';
import { edge, node, upstairs } from '../../../model/network/sampleNetwork';
import { floorPlanOf } from '../../../support/boxFloorPlan';

const LABEL = { text: 'Bean', colour: null, isFlagship: false, isDestination: true };
const STATE: SceneState = {
  network: createNetwork(
    [node(1, 0, 0), node(2, 5, 0), upstairs(3, 0, 0), upstairs(4, 5, 0)],
    [edge(11, 1, 2), edge(12, 3, 4)],
  ),
  selection: null,
  floor: drawnFloor(floorPlanOf({ shop: [0, 0, 4, 4], wall: [5, 0, 9, 4] })),
  labels: new Map([[0, LABEL]]),
  selectedMesh: null,
  meshes: [],
  tool: { overlay: () => ({ hoveredMesh: 7 }) } as unknown as EditorTool,
  route: null,
  pins: [],
  dragged: new Set(),
  draggedEdges: [],
  ofFloor: new Set([nodeId(1), nodeId(2)]),
  previewed: {},
  units: 'C' as SceneState['units'],
  below: null,
};
const scene = (state: Partial<SceneState>, hover = NO_HOVER) => editorScene({ ...STATE, ...state }, hover, undefined);

it('[CV13] of the selection the part on this floor is drawn', () => {
  const nodes = scene({ selection: { type: 'node', ids: [1, 3, 99].map(nodeId) } });
  expect([nodes.selectedNodes.map(({ id }) => id), nodes.selectedEdges]).toEqual([[1], []]);
  const edges = scene({ selection: { type: 'edge', ids: [11, 12, 99].map(edgeId) } });
  expect([edges.selectedEdges.map(({ edge: { id } }) => id), edges.selectedNodes]).toEqual([[11], []]);
});

it('[CV24] a mesh that is selected or hovered has its whole name, where it has a label', () => {
  const both = scene(
    { selectedMesh: 'shop', meshes: ['shop', 'wall', 'gone'] },
    { over: { kind: 'mesh', name: 'wall' }, snap: null },
  );
  expect(both).toMatchObject({ selectedMesh: 0, selectedMeshes: [1], hoveredMesh: 1 });
  expect(both.names).toEqual([{ mesh: 0, text: 'Bean', label: LABEL }]);
});

it('[CV13] a step that is shown is over the selection, and the gesture over both', () => {
  expect(scene({ previewed: { hoveredMesh: 5 } }).hoveredMesh).toBe(5);
  const withGesture = editorScene({ ...STATE, previewed: { hoveredMesh: 5 } }, NO_HOVER, {} as never);
  expect(withGesture.hoveredMesh).toBe(7);
});
