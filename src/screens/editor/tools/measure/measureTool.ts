import { RulerFilled, RulerRegular } from '@fluentui/react-icons';
import type { ToolbarTool } from '../editorTool';
import { snapOverlay } from '../gestureOverlay';
import { selectionEffect } from '../selectionEffect';
import { text } from '../texts';
import { measuredLine, measuredText } from './measuredLine';

/** Measures along a line and changes nothing. Machine: measureTool. */
export const measureTool: ToolbarTool = {
  name: 'measure',
  label: text('measure'),
  command: 'tool.measure',
  icon: RulerRegular,
  activeIcon: RulerFilled,
  hint: text('measureHint'),
  right: null,
  cursor: 'crosshair',
  picksMeshes: false,
  snaps: 'always',
  movesNodes: false,
  clicksAtCentre: true,
  // The arrow keys move the view, so that the crosshair reaches the next point.
  nudgesSelection: false,
  Panel: null,
  readout: measuredText,
  overlay: (snapshot, { snap, units }) => {
    const measured = measuredLine(snapshot, units);
    return { ...(measured && { measured }), ...(snapshot.hasTag('drawing') && snapOverlay(snap)) };
  },
  effect: selectionEffect,
};
