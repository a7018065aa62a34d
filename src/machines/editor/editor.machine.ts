import { assign, emit, forwardTo, type SnapshotFrom, sendTo, setup } from 'xstate';
import { measureToolMachine } from './measureTool.machine';
import { nodeToolMachine } from './nodeTool.machine';
import { type OutlineTask, type OutlineToolEvent, outlineToolMachine } from './outlineTool.machine';
import { type PathToolEvent, pathToolMachine } from './pathTool.machine';
import { NO_ROOMS, roomsAfterClick, type SelectedRooms, selectedRooms } from './selectedRooms';
import { selectToolMachine } from './selectTool.machine';
import { DESTINATION_TABS, FIRST_TAB, type Mode, TABS, TABS_OF_MODE, type TabId } from './tabs';

export type ToolName = 'select' | 'node' | 'path' | 'route' | 'measure';
export type ViewType = 'map' | 'list';
export type MapOption = 'nodes' | 'paths' | 'shadows' | 'materials' | 'below' | 'minimap';

/** The rights of the person in the editor. */
export interface EditorRights {
  readonly mayEditNodes: boolean;
  readonly mayEditPaths: boolean;
}

export interface EditorInput extends EditorRights {
  readonly view: ViewType;
  readonly floor: string | null;
}

interface Context extends EditorRights, SelectedRooms {
  /** The view of the address when the editor was opened. */
  readonly firstView: ViewType;
  readonly floor: string | null;
  readonly tab: TabId;
  readonly options: Readonly<Record<MapOption, boolean>>;
  /** The purpose of the outline tool. */
  readonly task: OutlineTask;
  /** Why the last request was rejected. */
  readonly notice: Rejection | null;
}

/** Why a request is rejected, as the id of its text. */
export type Rejection = 'editor.illegalSelection' | 'failed.denied';

export interface EditorEmitted {
  readonly type: 'rejected';
  readonly why: Rejection;
}

export type EditorEvent =
  | { readonly type: 'view.set'; readonly view: ViewType }
  | { readonly type: 'floor.set'; readonly floor: string }
  | { readonly type: 'tool.set'; readonly tool: ToolName }
  /** Takes the outline tool, which no button of the toolbar does. */
  | { readonly type: 'outline.set'; readonly task: OutlineTask }
  | ({ readonly type: 'rights.set' } & EditorRights)
  | { readonly type: 'option.toggle'; readonly option: MapOption }
  | { readonly type: 'mesh.select'; readonly mesh: string | null; readonly isAdding?: boolean }
  | { readonly type: 'meshes.select'; readonly meshes: readonly string[] }
  | { readonly type: 'node.select' }
  | { readonly type: 'tab.set'; readonly tab: TabId }
  // For the active tool, whichever it is.
  | PathToolEvent
  | OutlineToolEvent;

/** Whoever chooses the tool in hand goes on with it: neither its gesture nor the tab begins anew. */
const keep = (tool: ToolName, shown: readonly MapOption[] = []) =>
  ({
    guard: {
      type: 'wants',
      params: ({ event }: { event: { tool: ToolName } }) => ({ tool: event.tool, wanted: tool }),
    },
    actions: ['clearNotice', { type: 'showOptions', params: shown }],
  }) as const;

/** The tabs of a mode can be chosen; any other is rejected, and opens the first of them. */
const chooseTab = (mode: Mode) =>
  [
    {
      guard: {
        type: 'isTabOf',
        params: ({ event }: { event: { tab: TabId } }) => ({ tab: event.tab, mode }),
      },
      actions: { type: 'setTab', params: ({ event }: { event: { tab: TabId } }) => event.tab },
    },
    {
      actions: [
        { type: 'rejectTab', params: mode },
        { type: 'emitRejected', params: 'editor.illegalSelection' },
      ],
    },
  ] as const;

/** The tools that select rooms: the panel of a room keeps its tab for the next one, that of a node begins with its first. */
const ROOMS_AND_NODES = {
  'tab.set': chooseTab(0),
  'mesh.select': {
    actions: [
      {
        type: 'selectMeshes',
        params: ({ context, event }: { context: Context; event: { mesh: string | null; isAdding?: boolean } }) =>
          roomsAfterClick(context, event.mesh, event.isAdding),
      },
      'showTabOfRoom',
    ],
  },
  'meshes.select': {
    actions: [
      {
        type: 'selectMeshes',
        params: ({ event }: { event: { meshes: readonly string[] } }) => selectedRooms(event.meshes),
      },
      'showTabOfRoom',
    ],
  },
  'node.select': { actions: ['deselectRooms', 'showTabOfNode'] },
} as const;

/**
 * View, tool, tab, map options and the selected mesh. The machine of the active tool runs as its child `tool`:
 * pointers and keys are forwarded to it, and it never outlives the tool, the floor or the right that it needs. The mode is a
 * fact of the tool, so a tag of its state.
 */
export const editorMachine = setup({
  types: {
    context: {} as Context,
    events: {} as EditorEvent,
    input: {} as EditorInput,
    emitted: {} as EditorEmitted,
    tags: {} as 'editsNodes' | 'editsPaths',
    children: {} as { tool: 'selectTool' | 'nodeTool' | 'pathTool' | 'measureTool' | 'outlineTool' },
  },
  actors: {
    selectTool: selectToolMachine,
    nodeTool: nodeToolMachine,
    pathTool: pathToolMachine,
    measureTool: measureToolMachine,
    outlineTool: outlineToolMachine,
  },
  guards: {
    isMap: (_, view: ViewType) => view === 'map',
    wants: (_, { tool, wanted }: { tool: ToolName; wanted: ToolName }) => tool === wanted,
    wantsNodes: ({ context }, tool: ToolName) => tool === 'node' && context.mayEditNodes,
    wantsPaths: ({ context }, tool: ToolName) => tool === 'path' && context.mayEditPaths,
    isTaskInHand: ({ context }, task: OutlineTask) => task === context.task,
    mayEditNodes: ({ context }) => context.mayEditNodes,
    mayNotEditNodes: ({ context }) => !context.mayEditNodes,
    mayNotEditPaths: ({ context }) => !context.mayEditPaths,
    isTabOf: (_, { tab, mode }: { tab: TabId; mode: Mode }) => TABS_OF_MODE[mode].includes(tab),
  },
  actions: {
    setFloor: assign((_, floor: string) => ({ floor, ...NO_ROOMS })),
    openFirstTab: assign({ tab: (_, mode: Mode) => FIRST_TAB[mode], notice: null }),
    showOptions: assign({
      options: ({ context }, shown: readonly MapOption[]) => ({
        ...context.options,
        ...Object.fromEntries(shown.map((option) => [option, true])),
      }),
    }),
    toggleOption: assign({
      options: ({ context }, option: MapOption) => ({ ...context.options, [option]: !context.options[option] }),
    }),
    selectMeshes: assign((_, rooms: SelectedRooms) => ({ ...rooms, notice: null })),
    deselectRooms: assign(NO_ROOMS),
    /** The next room keeps the tab. */
    showTabOfRoom: assign({ tab: ({ context: { tab } }) => (DESTINATION_TABS.includes(tab) ? tab : TABS.global) }),
    showTabOfNode: assign({ tab: TABS.amenities }),
    setTab: assign({ tab: (_, tab: TabId) => tab, notice: null }),
    rejectTab: assign({ tab: (_, mode: Mode) => FIRST_TAB[mode], notice: 'editor.illegalSelection' }),
    clearNotice: assign({ notice: null }),
    rejectTool: assign({ notice: 'failed.denied' }),
    emitRejected: emit((_, why: Rejection): EditorEmitted => ({ type: 'rejected', why })),
    setTask: assign({ task: (_, task: OutlineTask) => task }),
    setRights: assign((_, { mayEditNodes, mayEditPaths }: EditorRights) => ({ mayEditNodes, mayEditPaths })),
    forwardToTool: forwardTo('tool'),
    /** The one place that cancels a gesture when its floor or right is lost; a change of tool ends it by itself. */
    cancelGesture: sendTo('tool', { type: 'cancel' }),
  },
}).createMachine({
  id: 'editor',
  description: 'The panels and the tool of the editor.',
  context: ({ input }) => ({
    firstView: input.view,
    floor: input.floor,
    tab: TABS.global,
    options: { nodes: true, paths: true, shadows: true, materials: true, below: false, minimap: true },
    ...NO_ROOMS,
    task: 'draw',
    mayEditNodes: input.mayEditNodes,
    mayEditPaths: input.mayEditPaths,
    notice: null,
  }),
  type: 'parallel',
  on: {
    'floor.set': { actions: ['cancelGesture', { type: 'setFloor', params: ({ event }) => event.floor }] },
    'rights.set': { actions: { type: 'setRights', params: ({ event }) => event } },
    'pointer.down': { actions: 'forwardToTool' },
    'pointer.move': { actions: 'forwardToTool' },
    'pointer.up': { actions: 'forwardToTool' },
    'from.set': { actions: 'forwardToTool' },
    'from.keep': { actions: 'forwardToTool' },
    finish: { actions: 'forwardToTool' },
    cancel: { actions: 'forwardToTool' },
    'corner.remove': { actions: 'forwardToTool' },
    reshape: { actions: 'forwardToTool' },
    'reshape.undo': { actions: 'forwardToTool' },
    'option.toggle': { actions: { type: 'toggleOption', params: ({ event }) => event.option } },
    'mesh.select': {
      actions: {
        type: 'selectMeshes',
        params: ({ context, event }) => roomsAfterClick(context, event.mesh, event.isAdding),
      },
    },
    'meshes.select': { actions: { type: 'selectMeshes', params: ({ event }) => selectedRooms(event.meshes) } },
    'node.select': { actions: 'deselectRooms' },
  },
  states: {
    view: {
      description: 'Map or list.',
      initial: 'opening',
      states: {
        opening: {
          description: 'Takes the view that was asked for.',
          always: [
            { guard: { type: 'isMap', params: ({ context }) => context.firstView }, target: 'map' },
            { target: 'list' },
          ],
        },
        map: { description: 'The plan.' },
        list: { description: 'A table of the meshes that carry destinations.' },
      },
      on: {
        'view.set': [
          { guard: { type: 'isMap', params: ({ event }) => event.view }, target: '.map' },
          { actions: 'cancelGesture', target: '.list' },
        ],
        'outline.set': { guard: 'mayEditNodes', target: '.map' },
      },
    },
    tool: {
      description: 'The tool in hand, whose own machine runs as the child `tool`.',
      initial: 'select',
      on: {
        'tool.set': [
          {
            guard: { type: 'wants', params: ({ event }) => ({ tool: event.tool, wanted: 'select' }) },
            target: '.select',
          },
          {
            guard: { type: 'wants', params: ({ event }) => ({ tool: event.tool, wanted: 'route' }) },
            target: '.route',
          },
          {
            guard: { type: 'wants', params: ({ event }) => ({ tool: event.tool, wanted: 'measure' }) },
            target: '.measure',
          },
          {
            guard: { type: 'wantsNodes', params: ({ event }) => event.tool },
            target: '.node',
          },
          {
            guard: { type: 'wantsPaths', params: ({ event }) => event.tool },
            target: '.path',
          },
          { actions: ['rejectTool', { type: 'emitRejected', params: 'failed.denied' }] },
        ],
        'outline.set': [
          {
            guard: 'mayEditNodes',
            actions: { type: 'setTask', params: ({ event }) => event.task },
            target: '.outline',
          },
          { actions: ['rejectTool', { type: 'emitRejected', params: 'failed.denied' }] },
        ],
      },
      states: {
        select: {
          description: 'Meshes and destinations.',
          entry: { type: 'openFirstTab', params: 0 },
          invoke: { id: 'tool', src: 'selectTool' },
          on: { 'tool.set': keep('select'), ...ROOMS_AND_NODES },
        },
        node: {
          description: 'Nodes; they are made visible.',
          tags: 'editsNodes',
          entry: [
            { type: 'openFirstTab', params: 1 },
            { type: 'showOptions', params: ['nodes'] },
          ],
          invoke: { id: 'tool', src: 'nodeTool' },
          on: { 'tool.set': keep('node', ['nodes']), 'tab.set': chooseTab(1) },
          always: { guard: 'mayNotEditNodes', target: 'select' },
        },
        path: {
          description: 'Paths; nodes and paths are made visible.',
          tags: 'editsPaths',
          entry: [
            { type: 'openFirstTab', params: 2 },
            { type: 'showOptions', params: ['nodes', 'paths'] },
          ],
          invoke: { id: 'tool', src: 'pathTool' },
          on: { 'tool.set': keep('path', ['nodes', 'paths']), 'tab.set': chooseTab(2) },
          always: { guard: 'mayNotEditPaths', target: 'select' },
        },
        route: {
          description: 'Finds a route and shows it; a click selects as with the select tool.',
          entry: { type: 'openFirstTab', params: 0 },
          invoke: { id: 'tool', src: 'selectTool' },
          on: { 'tool.set': keep('route'), ...ROOMS_AND_NODES },
        },
        measure: {
          description: 'Measures along a line and changes nothing.',
          entry: { type: 'openFirstTab', params: 0 },
          invoke: { id: 'tool', src: 'measureTool' },
          on: { 'tool.set': keep('measure'), ...ROOMS_AND_NODES },
        },
        outline: {
          description: 'A room is drawn, split or merged.',
          entry: { type: 'openFirstTab', params: 0 },
          invoke: { id: 'tool', src: 'outlineTool', input: ({ context }) => ({ task: context.task }) },
          on: {
            'outline.set': {
              guard: { type: 'isTaskInHand', params: ({ event }) => event.task },
              actions: 'clearNotice',
            },
            ...ROOMS_AND_NODES,
          },
          always: { guard: 'mayNotEditNodes', target: 'select' },
        },
      },
    },
  },
});

export type EditorMachine = typeof editorMachine;

/** The mode that the tool in hand has. */
export const modeOf = (editor: Pick<SnapshotFrom<EditorMachine>, 'hasTag'>): Mode =>
  editor.hasTag('editsNodes') ? 1 : editor.hasTag('editsPaths') ? 2 : 0;
