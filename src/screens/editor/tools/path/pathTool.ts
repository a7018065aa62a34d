import { LineFilled, LineRegular } from '@fluentui/react-icons';
import type { OverlayScene } from '@/components/mapCanvas/overlay/overlayScene';
import type { ToolEmitted, ToolSnapshot } from '@/machines/editor/runningTool';
import type { FloorPoint } from '@/model/geometry/points';
import { type EdgeId, type NodeId, nodeId } from '@/model/network/network';
import { drawPath } from '@/model/network/operations/drawPath';
import { extendPath } from '@/model/network/operations/extendPath';
import type { ToolWorld } from '../../session/useToolWorld';
import type { ToolbarTool, ToolScene } from '../editorTool';
import { areaOverlay, snapOverlay } from '../gestureOverlay';
import { newNodeAt } from '../newNodeAt';
import { selectionEffect } from '../selectionEffect';
import { text } from '../texts';

/** Draws paths from node to node. Machine: pathTool. */
export const pathTool: ToolbarTool = {
  name: 'path',
  label: text('path'),
  command: 'tool.path',
  icon: LineRegular,
  activeIcon: LineFilled,
  hint: text('pathHint'),
  right: 'mayEditPaths',
  cursor: 'crosshair',
  picksMeshes: false,
  snaps: 'always',
  movesNodes: false,
  clicksAtCentre: true,
  // While a path is drawn, the arrow keys move the view, so that the crosshair reaches the next place.
  nudgesSelection: false,
  Panel: null,
  readout: null,
  overlay: drawnOverlay,
  effect: (emitted: ToolEmitted, world: ToolWorld) => {
    if (emitted.type === 'connected') connect(emitted.from, emitted.to, world);
    else if (emitted.type === 'extended') extend(emitted, world);
    else selectionEffect(emitted, world);
  },
};

function connect(from: NodeId, to: NodeId, { document, perform }: ToolWorld): void {
  perform(drawPath(document.getSnapshot().context.history.present, from, to));
}

interface Extended {
  readonly from: NodeId | null;
  readonly at: FloorPoint;
  readonly splits: EdgeId | null;
}

function extend({ from, at, splits }: Extended, world: ToolWorld): void {
  const { document, editor, perform, floor, bounds } = world;
  if (!floor) {
    editor.send({ type: 'cancel' });
    return;
  }
  const network = document.getSnapshot().context.history.present;
  const operation = extendPath(network, { from, node: newNodeAt(world, floor, at), splits }, bounds);
  perform(operation);
  if (operation.blockedBy === null) editor.send({ type: 'from.set', node: nodeId(network.nextId) });
  else if (from !== null && !network.nodes.has(from)) editor.send({ type: 'cancel' });
  else editor.send({ type: 'from.keep' });
}

function drawnOverlay(snapshot: ToolSnapshot, { network, snap }: ToolScene): Partial<OverlayScene> {
  if (!snapshot.hasTag('drawing')) return areaOverlay(snapshot);
  const { from, to } = snapshot.context;
  const start = from === null || from === undefined ? undefined : network.nodes.get(from);
  return { rubberBand: start && to ? { from: start, to } : null, ...snapOverlay(snap) };
}
