import { type EditorEvent, editorMachine, type ToolName } from '@/machines/editor/editor.machine';
import { TABS } from '@/machines/editor/tabs';
import { floorPoint, screenPoint } from '@/model/geometry/points';
import { nodeId } from '@/model/network/network';
import { AT_REST } from '../../machines/editor/pointer';
import { defineModel } from '../support/model';
import { actions, assertions, type EditorWorld, FIRST, OTHER, openEditor } from '../support/worlds/editorWorld';

const ALL = { mayEditNodes: true, mayEditPaths: true };
const input = (rest: object) => ({ view: 'map' as const, floor: FIRST, ...ALL, ...rest });
const pointer = {
  at: floorPoint(1, 1),
  screen: screenPoint(10, 10),
  ...AT_REST,
};
const take = (tool: ToolName): EditorEvent => ({ type: 'tool.set', tool });

const TOOLS = ['select', 'node', 'path', 'route', 'measure', 'outline'] as const;
/** The tools that select rooms as well. */
const ROOM_TOOLS = 'tool.select; tool.route; tool.measure; tool.outline';
/** The states of all tools but one, as the table lists them. */
const others = (tool: string) =>
  TOOLS.filter((one) => one !== tool)
    .map((one) => `tool.${one}`)
    .join('; ');
const places = TOOLS.flatMap((tool) =>
  ['map', 'list'].map((view) => ({ tool, view, at: `tool.${tool} + view.${view}` })),
);
const excused = (labels: readonly string[], why: string, isHere = (_view: string) => true) =>
  places
    .filter(({ view }) => isHere(view))
    .flatMap(({ at }) => labels.map((label) => [`${at} → ${label} → ${at}`, why] as const));
const losing = (label: string, lost: readonly string[]) =>
  places.map(({ at, tool, view }) => [
    `${at} → ${label} → ${lost.includes(tool) ? `tool.select + view.${view}` : at}`,
    'A page learns of its rights when it is opened.',
  ]);

/** Events that a page sends only with a tool, or never. */
const UNSENT: readonly string[] = [
  'from.set',
  'from.keep',
  'corner.remove',
  'reshape',
  'reshape.undo',
  'rights.set',
  'tab.set',
  'meshes.select',
];

const RIGHTS = ['lose the right to nodes', 'lose the right to paths', 'get all rights'];

export const editorModel = defineModel<typeof editorMachine, EditorWorld>({
  machine: editorMachine,
  starts: {
    'the list': { input: input({ view: 'list' }), open: openEditor('list') },
    'the map without the right to paths': {
      input: input({ mayEditPaths: false }),
      open: openEditor('map', 'route-editor'),
    },
    'the map without the right to nodes': {
      input: input({ mayEditNodes: false }),
      open: openEditor('map', 'waypoint-editor'),
    },
  },
  // Each part of the editor is set by itself; a tool that the person may not use is refused with a reason.
  expected: `
    start | the map without the right to paths; the map without the right to nodes | tool.select + view.map | openFirstTab(0); asks selectTool
    start | the list | tool.select + view.list | openFirstTab(0); asks selectTool
    any | press; move; let go; the node is placed; nothing is placed; finish; Escape; Backspace; the outline is moved; its move is undone | same | forwardToTool
    any | show the first floor | same | cancelGesture; setFloor(${FIRST})
    any | show another floor | same | cancelGesture; setFloor(${OTHER})
    any | open the map | view.map |
    any | open the list | view.list | cancelGesture
    any | toggle the nodes | same | toggleOption(nodes)
    any | toggle the paths | same | toggleOption(paths)
    any | toggle the shadows | same | toggleOption(shadows)
    any | toggle the materials | same | toggleOption(materials)
    any | toggle the floor below | same | toggleOption(below)
    any | toggle the minimap | same | toggleOption(minimap)
    ${ROOM_TOOLS} | select a room | same | selectMeshes(mesh: L-001, meshes: {[L-001]}); showTabOfRoom
    tool.node; tool.path | select a room | same | selectMeshes(mesh: L-001, meshes: {[L-001]})
    ${ROOM_TOOLS} | select rooms | same | selectMeshes(mesh: L-002, meshes: {[L-001, L-002]}); showTabOfRoom
    tool.node; tool.path | select rooms | same | selectMeshes(mesh: L-002, meshes: {[L-001, L-002]})
    ${ROOM_TOOLS} | select a node | same | deselectRooms; showTabOfNode
    tool.node; tool.path | select a node | same | deselectRooms
    ${others('select')} | take the select tool | tool.select | openFirstTab(0); asks selectTool
    tool.select | take the select tool | same | clearNotice; showOptions([])
    ${others('route')} | take the route tool | tool.route | openFirstTab(0); asks selectTool
    tool.route | take the route tool | same | clearNotice; showOptions([])
    ${others('measure')} | take the measure tool | tool.measure | openFirstTab(0); asks measureTool
    tool.measure | take the measure tool | same | clearNotice; showOptions([])
    tool.node | take the node tool | same | clearNotice; showOptions([nodes])
    ${others('node')} {mayEditNodes} | take the node tool | tool.node | openFirstTab(1); showOptions([nodes]); asks nodeTool
    ${others('node')} {!mayEditNodes} | take the node tool | same | rejectTool; emitRejected(failed.denied)
    tool.path | take the path tool | same | clearNotice; showOptions([nodes, paths])
    ${others('path')} {mayEditPaths} | take the path tool | tool.path | openFirstTab(2); showOptions([nodes, paths]); asks pathTool
    ${others('path')} {!mayEditPaths} | take the path tool | same | rejectTool; emitRejected(failed.denied)
    tool.outline + view.map | draw a room | same | clearNotice
    tool.outline + view.list | draw a room | view.map | clearNotice
    ${others('outline')} {mayEditNodes} | draw a room | tool.outline + view.map | setTask(draw); openFirstTab(0); asks outlineTool
    ${others('outline')} {!mayEditNodes} | draw a room | same | rejectTool; emitRejected(failed.denied)
    tool.node; tool.outline | lose the right to nodes | tool.select | setRights; openFirstTab(0); asks selectTool
    tool.select; tool.path; tool.route; tool.measure | lose the right to nodes | same | setRights
    tool.path | lose the right to paths | tool.select | setRights; openFirstTab(0); asks selectTool
    tool.select; tool.node; tool.route; tool.measure; tool.outline | lose the right to paths | same | setRights
    any | get all rights | same | setRights
    ${ROOM_TOOLS} | the tab of screens | same | setTab(${TABS.screens})
    ${ROOM_TOOLS} | the tab of advanced settings; the tab of tweaks | same | rejectTab(0); emitRejected(editor.illegalSelection)
    tool.node | the tab of advanced settings | same | setTab(${TABS.advanced})
    tool.node | the tab of screens; the tab of tweaks | same | rejectTab(1); emitRejected(editor.illegalSelection)
    tool.path | the tab of tweaks | same | setTab(${TABS.tweaks})
    tool.path | the tab of screens; the tab of advanced settings | same | rejectTab(2); emitRejected(editor.illegalSelection)`,
  conditions: {
    mayEditNodes: (walk) =>
      walk.last(...RIGHTS) !== 'lose the right to nodes' &&
      walk.last(...RIGHTS) !== 'the map without the right to nodes',
    mayEditPaths: (walk) =>
      walk.last(...RIGHTS) !== 'lose the right to paths' &&
      walk.last(...RIGHTS) !== 'the map without the right to paths',
  },
  samples: {
    press: { type: 'pointer.down', ...pointer },
    move: { type: 'pointer.move', ...pointer },
    'let go': { type: 'pointer.up', ...pointer },
    'the node is placed': { type: 'from.set', node: nodeId(1) },
    'nothing is placed': { type: 'from.keep' },
    finish: { type: 'finish' },
    Escape: { type: 'cancel' },
    Backspace: { type: 'corner.remove' },
    'the outline is moved': { type: 'reshape', points: [] },
    'its move is undone': { type: 'reshape.undo' },
    'show the first floor': { type: 'floor.set', floor: FIRST },
    'show another floor': { type: 'floor.set', floor: OTHER },
    'open the map': { type: 'view.set', view: 'map' },
    'open the list': { type: 'view.set', view: 'list' },
    'toggle the nodes': { type: 'option.toggle', option: 'nodes' },
    'toggle the paths': { type: 'option.toggle', option: 'paths' },
    'toggle the shadows': { type: 'option.toggle', option: 'shadows' },
    'toggle the materials': { type: 'option.toggle', option: 'materials' },
    'toggle the floor below': { type: 'option.toggle', option: 'below' },
    'toggle the minimap': { type: 'option.toggle', option: 'minimap' },
    'select a room': { type: 'mesh.select', mesh: 'L-001' },
    'select rooms': { type: 'meshes.select', meshes: ['L-001', 'L-002'] },
    'select a node': { type: 'node.select' },
    'take the select tool': take('select'),
    'take the node tool': take('node'),
    'take the path tool': take('path'),
    'take the route tool': take('route'),
    'take the measure tool': take('measure'),
    'draw a room': { type: 'outline.set', task: 'draw' },
    'lose the right to nodes': { type: 'rights.set', mayEditNodes: false, mayEditPaths: true },
    'lose the right to paths': { type: 'rights.set', mayEditNodes: true, mayEditPaths: false },
    'get all rights': { type: 'rights.set', ...ALL },
    'the tab of screens': { type: 'tab.set', tab: TABS.screens },
    'the tab of advanced settings': { type: 'tab.set', tab: TABS.advanced },
    'the tab of tweaks': { type: 'tab.set', tab: TABS.tweaks },
  },
  answers: {},
  requests: {},
  pageActors: ['selectTool', 'nodeTool', 'pathTool', 'measureTool', 'outlineTool'],
  actions,
  assertions,
  isEnabled: (snapshot, event) => {
    if (UNSENT.includes(event.type)) return false;
    if (event.type === 'floor.set') return snapshot.context.floor !== event.floor;
    // The list has neither a map nor the panels beside it.
    const isOfTheMap = /^(pointer\.|cancel|finish|mesh\.select|node\.select)/.test(event.type);
    return !isOfTheMap || snapshot.matches({ view: 'map' });
  },
  unreachableEdges: Object.fromEntries([
    ...excused(['the node is placed', 'nothing is placed'], 'The path tool sends it while a path is drawn.'),
    ...excused(
      ['the outline is moved', 'its move is undone'],
      'Only a finished outline can be reshaped; the model of the outline tool does it.',
    ),
    ...excused(['Backspace'], 'A key reaches the outline tool only while it has corners; its own model removes them.'),
    ...excused(
      ['the tab of screens', 'the tab of advanced settings', 'the tab of tweaks'],
      'The panels have no tabs of their own: the selection chooses what they show.',
    ),
    ...excused(['select rooms'], 'Shift and a marquee select several, which tests of their own do.'),
    ...excused(['get all rights'], 'A page learns of its rights when it is opened.'),
    ...losing('lose the right to nodes', ['node', 'outline']),
    ...losing('lose the right to paths', ['path']),
    ...excused(
      ['press', 'move', 'let go', 'finish', 'Escape', 'select a room', 'select a node'],
      'The list has neither a map nor the panels beside it.',
      (view) => view === 'list',
    ),
  ]),
  isContinuable: true,
  // The list shows no tool; on the map each has a hint of its own.
  equivalentWithin: {
    'view.list': ['tool.select', 'tool.node', 'tool.path', 'tool.route', 'tool.measure', 'tool.outline'],
  },
  serialize: ({ floor, mayEditNodes, mayEditPaths }) => ({ floor, mayEditNodes, mayEditPaths }),
});
