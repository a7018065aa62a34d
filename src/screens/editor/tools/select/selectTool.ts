import { CursorFilled, CursorRegular } from '@fluentui/react-icons';
import type { EditorTool } from '../editorTool';
import { marqueeOverlay } from '../gestureOverlay';
import { selectionEffect } from '../selectionEffect';

/** Picks meshes, nodes and paths. Machine: selectTool. */
export const selectTool: EditorTool = {
  name: 'select',
  label: 'Select',
  command: 'tool.select',
  icon: CursorRegular,
  activeIcon: CursorFilled,
  hint: 'Click to select, drag to pan, Shift+drag to frame',
  right: null,
  cursor: 'default',
  picksMeshes: true,
  snaps: false,
  clicksAtCentre: false,
  nudgesSelection: true,
  Panel: null,
  overlay: marqueeOverlay,
  effect: selectionEffect,
};
