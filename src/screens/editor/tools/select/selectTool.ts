import { CursorFilled, CursorRegular } from '@fluentui/react-icons';
import type { ToolEmitted } from '@/machines/editor/runningTool';
import type { ToolWorld } from '../../session/useToolWorld';
import { dragOverlay, performCopy, performMove } from '../dragGesture';
import type { ToolbarTool } from '../editorTool';
import { areaOverlay } from '../gestureOverlay';
import { selectionEffect } from '../selectionEffect';
import { text } from '../texts';

/** Picks meshes, nodes and paths, and moves nodes. Machine: selectTool. */
export const selectTool: ToolbarTool = {
  name: 'select',
  label: text('select'),
  command: 'tool.select',
  icon: CursorRegular,
  activeIcon: CursorFilled,
  hint: text('selectHint'),
  right: null,
  cursor: 'default',
  picksMeshes: true,
  snaps: 'dragging',
  movesNodes: true,
  clicksAtCentre: true,
  nudgesSelection: true,
  Panel: null,
  readout: null,
  overlay: (snapshot, scene) => ({ ...areaOverlay(snapshot), ...dragOverlay(snapshot, scene) }),
  effect: (emitted: ToolEmitted, world: ToolWorld) => {
    if (emitted.type === 'moved') performMove(emitted, world);
    else if (emitted.type === 'copied') performCopy(emitted, world);
    else selectionEffect(emitted, world);
  },
};
