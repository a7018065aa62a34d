import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { onDemand } from '@/components/lazy/onDemand';
import type { Command } from '@/components/shortcuts';
import type { RunningTool } from '@/machines/editor/runningTool';
import { fitBox, panBy, wayOnFloor, zoomAt } from '@/model/geometry/view';
import { movedPlaces } from '@/model/network/movedPlaces';
import { dragNodes } from '@/model/network/operations/dragNodes';
import { loadTyped } from '../nodeForms/loadTyped';
import { ACTUAL_SCALE } from '../session/actualScale';
import { useBesideNetwork } from '../session/besideNetwork';
import { useOpenParts } from '../session/openParts';
import { type ToolWorld, useToolWorld } from '../session/useToolWorld';
import { clickAtCentre, isCrosshairShown } from '../tools/clickAtCentre';
import { TOOLS, toolOf } from '../tools/toolTable';

export type RunCommand = (command: Command, isFar?: boolean) => void;

const ZOOM_STEP = 1.25;
const PAN_PIXELS = 60;
const NUDGE_PIXELS = 1;
const FAR = 10;

const loadEditing = () => import('./runEditing');
const loadMenu = () => import('./openMenuAt');

/** Runs the commands of buttons, menus and keys. */
export function useEditorCommands(): RunCommand {
  const world = { ...useToolWorld(), ...useOpenParts(), ...useBesideNetwork() };
  const client = useQueryClient();
  const latest = useRef(world);
  latest.current = world;
  // Before the first of them is used, and after everything that is seen.
  useEffect(() => {
    void loadEditing().catch(() => undefined);
  }, []);

  const run = useRef<(command: Command, isFar: boolean) => unknown>(() => undefined);
  run.current = (command, isFar) => {
    const { document, editor, view, canvas, bounds, perform, placements, typed } = latest.current;
    const { history } = document.getSnapshot().context;
    const size = canvas.current?.size ?? { width: 0, height: 0 };
    const centre = { x: size.width / 2, y: size.height / 2 };
    const tool = Object.values(TOOLS).find((one) => one.command === command);
    if (tool) return editor.send({ type: 'tool.set', tool: tool.name });
    const arrow = (dx: number, dy: number) => {
      const step = isFar ? FAR : 1;
      if (history.selection?.type !== 'node' || !toolOf(editor.getSnapshot()).nudgesSelection) {
        view.set(panBy(view.get(), -dx * PAN_PIXELS * step, -dy * PAN_PIXELS * step));
        return;
      }
      const by = wayOnFloor(view.get(), dx * NUDGE_PIXELS * step, dy * NUDGE_PIXELS * step);
      const places = movedPlaces(history.present, history.selection.ids, by);
      perform(dragNodes(history.present, places, bounds));
    };
    switch (command) {
      case 'zoom.in':
        return view.set(zoomAt(view.get(), centre, ZOOM_STEP));
      case 'zoom.out':
        return view.set(zoomAt(view.get(), centre, 1 / ZOOM_STEP));
      case 'zoom.actual':
        return view.set(zoomAt(view.get(), centre, ACTUAL_SCALE / view.get().scale));
      case 'zoom.all':
        if (bounds && size.width > 0) view.set(fitBox(bounds, size, undefined, view.get().turn));
        return;
      case 'undo':
        // The outline in hand is the newest thing that was done.
        if (hasReshaped(editor.getSnapshot().children.tool)) return editor.send({ type: 'reshape.undo' });
        return document.send({ type: 'undo' });
      case 'redo':
        return document.send({ type: 'redo' });
      case 'save':
        void placements.saveAll();
        // Forms of nodes and kiosks are rarely typed in.
        if (Object.keys(typed.get()).length > 0)
          void onDemand(loadTyped, ({ saveTypedForms }) => saveTypedForms({ ...latest.current, client }));
        return document.send({ type: 'save' });
      case 'history':
        return latest.current.isHistoryOpen.set(true);
      case 'versions':
        return latest.current.isVersionsOpen.set(true);
      case 'menu':
        return onDemand(loadMenu, ({ openMenuOfSelection }) => openMenuOfSelection(latest.current));
      case 'escape':
        return stepOut(latest.current);
      case 'finish':
        if (!isCrosshairShown()) editor.send({ type: 'finish' });
        else if (document.getSnapshot().hasTag('editable')) clickAtCentre(latest.current);
        return;
      case 'left':
        return arrow(-1, 0);
      case 'right':
        return arrow(1, 0);
      case 'up':
        return arrow(0, -1);
      case 'down':
        return arrow(0, 1);
      default:
        return onDemand(loadEditing, ({ runEditing }) => runEditing(command, latest.current));
    }
  };
  const loading = useRef<Promise<unknown> | null>(null);
  return useCallback((command, isFar = false) => {
    const begin = () => run.current(command, isFar);
    // A command whose script is loading comes before those that are asked for meanwhile.
    const ended = loading.current === null ? begin() : loading.current.then(begin);
    if (!(ended instanceof Promise)) return;
    loading.current = ended;
    void ended.finally(() => {
      if (loading.current === ended) loading.current = null;
    });
  }, []);
}

/** Whether the outline in hand was moved, scaled, turned or bent. */
const hasReshaped = (running: RunningTool | undefined): boolean =>
  (running?.getSnapshot().context.reshaped?.length ?? 0) > 0;

/** Cancels one level: first the gesture, then the selection, then the tool. */
function stepOut({ document, editor }: ToolWorld): void {
  const running: RunningTool | undefined = editor.getSnapshot().children.tool;
  if (running && !running.getSnapshot().hasTag('idle')) {
    editor.send({ type: 'cancel' });
    return;
  }
  if (document.getSnapshot().context.history.selection !== null || editor.getSnapshot().context.mesh !== null) {
    document.send({ type: 'select', selection: null });
    editor.send({ type: 'mesh.select', mesh: null });
    return;
  }
  editor.send({ type: 'tool.set', tool: 'select' });
}
