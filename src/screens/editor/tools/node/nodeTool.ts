import { CircleFilled, CircleRegular } from '@fluentui/react-icons';
import type { ToolEmitted } from '@/machines/editor/runningTool';
import type { FloorPoint } from '@/model/geometry/points';
import type { EdgeId } from '@/model/network/network';
import { placeNode } from '@/model/network/operations/placeNode';
import { splitPath } from '@/model/network/operations/splitPath';
import type { ToolWorld } from '../../session/useToolWorld';
import { dragOverlay, performCopy, performMove } from '../dragGesture';
import type { ToolbarTool } from '../editorTool';
import { areaOverlay } from '../gestureOverlay';
import { newNodeAt } from '../newNodeAt';
import { selectionEffect } from '../selectionEffect';
import { text } from '../texts';

/** Places, selects and moves nodes. Machine: nodeTool. */
export const nodeTool: ToolbarTool = {
  name: 'node',
  label: text('node'),
  command: 'tool.node',
  icon: CircleRegular,
  activeIcon: CircleFilled,
  hint: text('nodeHint'),
  right: 'mayEditNodes',
  cursor: 'crosshair',
  picksMeshes: false,
  snaps: 'always',
  movesNodes: true,
  clicksAtCentre: true,
  nudgesSelection: true,
  Panel: null,
  readout: null,
  overlay: (snapshot, scene) => ({ ...areaOverlay(snapshot), ...dragOverlay(snapshot, scene) }),
  effect: (emitted: ToolEmitted, world: ToolWorld) => {
    if (emitted.type === 'placed') place(emitted.at, emitted.onEdge?.kind === 'edge' ? emitted.onEdge.id : null, world);
    else if (emitted.type === 'moved') performMove(emitted, world);
    else if (emitted.type === 'copied') performCopy(emitted, world);
    else selectionEffect(emitted, world);
  },
};

function place(at: FloorPoint, onEdge: EdgeId | null, world: ToolWorld): void {
  const { document, perform, floor, bounds } = world;
  if (!floor) return;
  const network = document.getSnapshot().context.history.present;
  perform(onEdge === null ? placeNode(network, newNodeAt(world, floor, at), bounds) : splitPath(network, onEdge, at));
}
