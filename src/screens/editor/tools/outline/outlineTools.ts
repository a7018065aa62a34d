import { lazyPart } from '@/components/lazy/lazyPart';
import type { OutlineTask } from '@/machines/editor/outlineTool.machine';
import type { EditorTool } from '../editorTool';
import { snapOverlay } from '../gestureOverlay';
import { measuredLine, measuredText } from '../measure/measuredLine';
import { selectionEffect } from '../selectionEffect';
import { text } from '../texts';
import { areaText } from './areaText';

const drawTool: EditorTool = {
  label: text('draw'),
  command: 'outline.draw',
  hint: text('drawHint'),
  cursor: 'crosshair',
  picksMeshes: false,
  snaps: 'corners',
  movesNodes: false,
  clicksAtCentre: true,
  nudgesSelection: false,
  Panel: lazyPart(async () => (await import('./OutlinePanel')).OutlinePanel),
  readout: areaText,
  overlay: (snapshot, { snap, units }) => {
    const { points = [], task } = snapshot.context;
    const isFinished = task === 'draw' && points.length > 2 && !snapshot.hasTag('drawing');
    if (isFinished) return { outline: points, ...(!snapshot.hasTag('panning') && snapOverlay(snap)) };
    const measured = measuredLine(snapshot, units);
    // The length of each side would hide a small room; that of the running one helps to place the next corner.
    const labels = snapshot.hasTag('drawing') ? (measured?.labels.slice(-1) ?? []) : [];
    return {
      ...(measured && { measured: { ...measured, labels } }),
      ...(!snapshot.hasTag('panning') && snapOverlay(snap)),
    };
  },
  effect: selectionEffect,
};

/** Correct the outlines of rooms; they have no button in the toolbar. Machine: outlineTool. */
export const OUTLINE_TOOLS: Readonly<Record<OutlineTask, EditorTool>> = {
  draw: drawTool,
  split: {
    ...drawTool,
    label: text('split'),
    command: 'outline.split',
    hint: text('splitHint'),
    readout: measuredText,
  },
  merge: {
    ...drawTool,
    label: text('merge'),
    command: 'outline.merge',
    hint: text('mergeHint'),
    picksMeshes: true,
    snaps: 'dragging',
    readout: null,
    overlay: () => ({}),
  },
};
