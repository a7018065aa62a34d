import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useNotify } from '@/components/feedback/useNotify';
import type { MapCanvasHandle } from '@/components/mapCanvas/MapCanvas';
import type { Store } from '@/components/mapCanvas/store';
import { useSettings } from '@/components/SettingsProvider';
import { type Command, commandOf, isField, isTyping } from '@/components/shortcuts';
import type { Floor } from '@/contract/buildings';
import type { ToolName } from '@/machines/editor/editor.machine';
import { type Box, EMPTY_BOX, isEmptyBox, joinBoxes } from '@/model/geometry/box';
import { screenPoint } from '@/model/geometry/points';
import { fitBox, panBy, toFloor, type View, zoomAt } from '@/model/geometry/view';
import type { NetworkIndex } from '@/model/network/networkIndex';
import { copyNodes } from '@/model/network/operations/copyNodes';
import { dragNodes } from '@/model/network/operations/dragNodes';
import type { Operation } from '@/model/network/operations/operation';
import { removeSelection } from '@/model/network/operations/removeSelection';
import { BLOCKED_TEXTS } from './blockedTexts';
import type { EditorActors } from './editorActors';
import { ACTUAL_SCALE } from './StatusBar';

interface EditorCommandsOptions {
  readonly actors: EditorActors;
  readonly view: Store<View>;
  readonly canvas: RefObject<MapCanvasHandle | null>;
  readonly networkIndex: NetworkIndex;
  readonly floorBounds: Box | null;
  readonly floor: Floor | null;
  readonly fitAll: () => void;
}

const ZOOM_STEP = 1.25;
const PAN_PIXELS = 60;
const NUDGE_PIXELS = 1;
const FAR = 10;

/** Carries out what buttons, menus and keys ask for; keys are bound while the editor is open. */
export function useEditorCommands(options: EditorCommandsOptions): (command: Command, isFar?: boolean) => void {
  const latest = useRef(options);
  latest.current = options;
  const notify = useNotify();
  const { letters } = useSettings();
  const keys = useRef(letters);
  keys.current = letters;

  const run = useCallback(
    (command: Command, isFar = false) => {
      const { actors, view, canvas, floorBounds, fitAll } = latest.current;
      const { document, editor } = actors;
      const { history } = document.getSnapshot().context;
      const size = canvas.current?.size ?? { width: 0, height: 0 };
      const centre = { x: size.width / 2, y: size.height / 2 };
      const perform = (operation: Operation) => {
        if (operation.blockedBy) notify(BLOCKED_TEXTS[operation.blockedBy], 'warning');
        else document.send({ type: 'edit', operation });
      };
      const takeTool = (tool: ToolName) => {
        for (const toolActor of [actors.nodeTool, actors.pathTool, actors.selectTool])
          toolActor.send({ type: 'cancel' });
        editor.send({ type: 'tool.set', tool });
      };
      const arrow = (dx: number, dy: number) => {
        const step = isFar ? FAR : 1;
        // While a path is drawn the arrows bring the next place under the crosshair.
        if (history.selection?.type !== 'node' || editor.getSnapshot().matches({ tool: 'path' })) {
          view.set(panBy(view.get(), -dx * PAN_PIXELS * step, -dy * PAN_PIXELS * step));
          return;
        }
        const by = (NUDGE_PIXELS * step) / view.get().scale;
        const places = new Map(
          history.selection.ids.flatMap((id) => {
            const node = history.present.nodes.get(id);
            return node ? [[id, { x: node.x + dx * by, y: node.y + dy * by }] as const] : [];
          }),
        );
        perform(dragNodes(history.present, places, floorBounds));
      };
      switch (command) {
        case 'tool.select':
          return takeTool('select');
        case 'tool.node':
          return takeTool('node');
        case 'tool.path':
          return takeTool('path');
        case 'tool.route':
          return takeTool('route');
        case 'zoom.in':
          return view.set(zoomAt(view.get(), centre, ZOOM_STEP));
        case 'zoom.out':
          return view.set(zoomAt(view.get(), centre, 1 / ZOOM_STEP));
        case 'zoom.actual':
          return view.set(zoomAt(view.get(), centre, ACTUAL_SCALE / view.get().scale));
        case 'zoom.all':
          return fitAll();
        case 'zoom.selection': {
          const box = selectionBox(latest.current);
          if (box) view.set(fitBox(box, size, 120));
          return;
        }
        case 'undo':
          return document.send({ type: 'undo' });
        case 'redo':
          return document.send({ type: 'redo' });
        case 'save':
          return document.send({ type: 'save' });
        case 'delete':
          if (history.selection) perform(removeSelection(history.present, history.selection));
          return;
        case 'duplicate': {
          const ids = history.selection?.type === 'node' ? history.selection.ids : [];
          const by = 16 / view.get().scale;
          return perform(copyNodes(history.present, ids, { x: by, y: by }, floorBounds));
        }
        case 'selectAll':
          return document.send({
            type: 'select',
            selection: { type: 'node', ids: latest.current.networkIndex.nodes.map(({ id }) => id) },
          });
        case 'escape':
          return stepOut(actors);
        case 'finish':
          if (document.getSnapshot().hasTag('editable')) actAtCentre(latest.current);
          return;
        case 'left':
          return arrow(-1, 0);
        case 'right':
          return arrow(1, 0);
        case 'up':
          return arrow(0, -1);
        case 'down':
          return arrow(0, 1);
      }
    },
    [notify],
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const command = commandOf(event, 'editor', keys.current);
      if (command === null) return;
      if (isTyping(event.target)) {
        if (command === 'save' && isField(event.target)) {
          event.preventDefault();
          // A field gives what was typed when it is left: it belongs to what is saved.
          event.target.blur();
          run(command);
          event.target.focus();
        }
        return;
      }
      const onCanvas = event.target instanceof HTMLElement && event.target.dataset.testid === 'plan';
      // Enter, Space and arrows belong to buttons, lists and tabs wherever they have the focus.
      const isOfTheCanvas = ['left', 'right', 'up', 'down', 'finish', 'delete'].includes(command);
      if (isOfTheCanvas && !onCanvas && event.target !== document.body) return;
      event.preventDefault();
      run(command, event.shiftKey);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [run]);
  return run;
}

/** One level out: first the gesture, then the selection, then the tool. */
function stepOut({ document, editor, nodeTool, pathTool, selectTool }: EditorActors): void {
  const busy = [nodeTool, pathTool, selectTool].filter((tool) => !tool.getSnapshot().matches('idle'));
  if (busy.length > 0) {
    for (const tool of busy) tool.send({ type: 'cancel' });
    return;
  }
  if (document.getSnapshot().context.history.selection !== null || editor.getSnapshot().context.mesh !== null) {
    document.send({ type: 'select', selection: null });
    editor.send({ type: 'mesh.select', mesh: null });
    return;
  }
  editor.send({ type: 'tool.set', tool: 'select' });
}

/** Enter does at the middle of the window what a click does at the pointer, so that a plan is edited by keys alone. */
function actAtCentre({ actors, view, canvas, networkIndex }: EditorCommandsOptions): void {
  const size = canvas.current?.size;
  if (!size) return;
  const screen = screenPoint(size.width / 2, size.height / 2);
  const at = toFloor(view.get(), screen);
  const node = networkIndex.nodeAt(at, 12 / view.get().scale);
  const over = node ? ({ kind: 'node', id: node.id } as const) : null;
  const event = { at, screen, over, snapped: null, isTouch: false, shift: false };
  const { editor, nodeTool, pathTool } = actors;
  const snapshot = editor.getSnapshot();
  const toolActor = snapshot.matches({ tool: 'node' })
    ? nodeTool
    : snapshot.matches({ tool: 'path' })
      ? pathTool
      : null;
  if (!toolActor) return;
  toolActor.send({ type: 'pointer.down', ...event });
  toolActor.send({ type: 'pointer.up', ...event });
}

function selectionBox({ actors, networkIndex, view }: EditorCommandsOptions): Box | null {
  const { present, selection } = actors.document.getSnapshot().context.history;
  const nodes =
    selection?.type === 'node'
      ? selection.ids
      : selection?.type === 'edge'
        ? selection.ids.flatMap((id) => {
            const edge = present.edges.get(id);
            return edge ? [edge.from, edge.to] : [];
          })
        : selection?.type === 'group'
          ? selection.ids.flatMap((id) => present.groups.get(id)?.nodes ?? [])
          : [];
  const onFloor = new Set(networkIndex.nodes.map(({ id }) => id));
  const box = nodes
    .filter((id) => onFloor.has(id))
    .flatMap((id) => present.nodes.get(id) ?? [])
    .reduce((sum, { x, y }) => joinBoxes(sum, { minX: x, minY: y, maxX: x, maxY: y }), EMPTY_BOX);
  if (isEmptyBox(box)) return null;
  const least = 200 / view.get().scale;
  return {
    minX: box.minX - least / 8,
    minY: box.minY - least / 8,
    maxX: box.maxX + least / 8,
    maxY: box.maxY + least / 8,
  };
}
