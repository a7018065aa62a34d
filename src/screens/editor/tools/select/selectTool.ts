import { CursorFilled, CursorRegular } from '@fluentui/react-icons';
import type { EditorTool } from '../editorTool';
import { marqueeOverlay } from '../gestureOverlay';
import { selectionEffect } from '../selectionEffect';
import { text } from '../texts';

/** Picks meshes, nodes and paths. Machine: selectTool. */
export const selectTool: EditorTool = {
  name: 'select',
  label: text('select'),
  command: 'tool.select',
  icon: CursorRegular,
  activeIcon: CursorFilled,
  hint: text('selectHint'),
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
