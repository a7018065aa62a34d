import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { editorMachine, modeOf } from '@/machines/editor/editor.machine';
import { TABS } from '@/machines/editor/tabs';
import { nodeId } from '@/model/network/network';
import { drive } from '../drive';
import { onNode, pointer } from './pointer';

const open = (rest: object = {}) =>
  drive(editorMachine, { view: 'map', floor: 'ground', mayEditNodes: true, mayEditPaths: true, ...rest });

describe('editor chart', () => {
  it('[ED1] begins in the view that was asked for', () => {
    expect(open().state()).toEqual({ view: 'map', tool: 'select' });
    expect(open({ view: 'list' }).state()).toEqual({ view: 'list', tool: 'select' });
  });

  it('[ED2] changes the view and keeps the tool', () => {
    const editor = open();
    editor.send({ type: 'tool.set', tool: 'node' });
    editor.send({ type: 'view.set', view: 'list' });
    expect(editor.state()).toEqual({ view: 'list', tool: 'node' });
    editor.send({ type: 'view.set', view: 'map' });
    expect(editor.state()).toEqual({ view: 'map', tool: 'node' });
  });

  it.each([
    ['select', 0, TABS.global, { nodes: false, paths: false, shadows: true }],
    ['route', 0, TABS.global, { nodes: false, paths: false, shadows: true }],
    ['node', 1, TABS.node, { nodes: true, paths: false, shadows: true }],
    ['path', 2, TABS.route, { nodes: true, paths: true, shadows: true, materials: true, below: false, minimap: true }],
  ] as const)(
    '[ED3] the %s tool has its mode and its first tab, and shows what it works on',
    (tool, mode, tab, options) => {
      const editor = open();
      for (const option of ['nodes', 'paths'] as const) editor.send({ type: 'option.toggle', option });
      editor.send({ type: 'tool.set', tool });
      expect(editor.state()).toEqual({ view: 'map', tool });
      expect(editor.context()).toMatchObject({ tab, options });
      expect(modeOf(editor.actor.getSnapshot())).toBe(mode);
    },
  );

  it.each(['select', 'node', 'path', 'route'] as const)(
    '[ED14] the map opens with nodes and paths, and the %s tool hides neither',
    (tool) => {
      const editor = open();
      const options = { nodes: true, paths: true, shadows: true, materials: true, below: false, minimap: true };
      expect(editor.context().options).toEqual(options);
      editor.send({ type: 'tool.set', tool });
      expect(editor.context().options).toEqual(options);
    },
  );

  it.each([
    ['node', { mayEditNodes: false }],
    ['path', { mayEditPaths: false }],
  ] as const)('[ED4] refuses the %s tool to whoever may not use it, and says so', (tool, rights) => {
    const editor = open(rights);
    editor.send({ type: 'tool.set', tool });
    expect(editor.state()).toEqual({ view: 'map', tool: 'select' });
    expect(editor.context().notice).toBe('failed.denied');
    editor.send({ type: 'tool.set', tool: 'route' });
    expect(editor.context().notice).toBeNull();
  });

  it('[ED5] opens a tab of the mode, and goes back to the first one for any other', () => {
    const editor = open();
    editor.send({ type: 'tab.set', tab: TABS.screens });
    expect(editor.context()).toMatchObject({ tab: TABS.screens, notice: null });
    editor.send({ type: 'tab.set', tab: TABS.tweaks });
    expect(editor.context()).toMatchObject({ tab: TABS.global, notice: 'editor.illegalSelection' });
    editor.send({ type: 'tool.set', tool: 'path' });
    editor.send({ type: 'tab.set', tab: TABS.tweaks });
    expect(editor.context()).toMatchObject({ tab: TABS.tweaks, notice: null });
  });

  it('[ED6] another floor has no selected mesh', () => {
    const editor = open();
    editor.send({ type: 'mesh.select', mesh: 'L-001' });
    expect(editor.context()).toMatchObject({ mesh: 'L-001', tab: TABS.global });
    editor.send({ type: 'floor.set', floor: 'upper' });
    expect(editor.context()).toMatchObject({ floor: 'upper', mesh: null });
  });

  it('[PP74] another room keeps the tab, also after a node', () => {
    const editor = open();
    editor.send({ type: 'mesh.select', mesh: 'L-001' });
    editor.send({ type: 'tab.set', tab: TABS.local });
    editor.send({ type: 'mesh.select', mesh: 'L-002' });
    expect(editor.context()).toMatchObject({ mesh: 'L-002', tab: TABS.local });
    editor.send({ type: 'node.select' });
    editor.send({ type: 'mesh.select', mesh: 'L-002' });
    expect(editor.context().tab).toBe(TABS.global);
  });

  it('[PP70] several rooms are selected, and the one that was chosen last is that of the commands', () => {
    const editor = open();
    editor.send({ type: 'meshes.select', meshes: ['L-001', 'L-002', 'L-001'] });
    expect(editor.context()).toMatchObject({ mesh: 'L-002', meshes: ['L-001', 'L-002'] });
    editor.send({ type: 'mesh.select', mesh: 'L-002', isAdding: true });
    expect(editor.context()).toMatchObject({ mesh: 'L-001', meshes: ['L-001'] });
    editor.send({ type: 'mesh.select', mesh: 'L-001', isAdding: true });
    expect(editor.context()).toMatchObject({ mesh: null, meshes: [] });
  });

  it('[ED7] a selected node takes the place of a mesh, and in node mode the tab stays', () => {
    const editor = open();
    editor.send({ type: 'mesh.select', mesh: 'L-001' });
    editor.send({ type: 'node.select' });
    expect(editor.context()).toMatchObject({ mesh: null, tab: TABS.amenities });
    editor.send({ type: 'tool.set', tool: 'node' });
    editor.send({ type: 'tab.set', tab: TABS.advanced });
    editor.send({ type: 'node.select' });
    expect(editor.context().tab).toBe(TABS.advanced);
  });

  it('[ED8] turns an option off and on again, and no other', () => {
    const editor = open();
    editor.send({ type: 'option.toggle', option: 'shadows' });
    expect(editor.context().options).toEqual({
      nodes: true,
      paths: true,
      shadows: false,
      materials: true,
      below: false,
      minimap: true,
    });
    editor.send({ type: 'option.toggle', option: 'shadows' });
    expect(editor.context().options).toEqual({
      nodes: true,
      paths: true,
      shadows: true,
      materials: true,
      below: false,
      minimap: true,
    });
  });

  it('[ED9] a mesh that is selected with a node or path tool in hand opens no tab that the tool lacks', () => {
    const editor = open();
    editor.send({ type: 'tool.set', tool: 'node' });
    editor.send({ type: 'mesh.select', mesh: 'L-001' });
    expect(editor.context()).toMatchObject({ mesh: 'L-001', tab: TABS.node });
  });

  const ALL = { mayEditNodes: true, mayEditPaths: true };
  /** The machine with the tools running. */
  function run(tool: 'select' | 'node' | 'path' | 'route') {
    const actor = createActor(editorMachine, { input: { view: 'map', floor: 'ground', ...ALL } }).start();
    actor.send({ type: 'tool.set', tool });
    const running = () => {
      const child = actor.getSnapshot().children.tool;
      if (!child) throw new Error('No tool is running.');
      return child;
    };
    return { actor, running, gesture: () => running().getSnapshot().value };
  }

  it.each([
    ['select', 'pressingNode'],
    ['route', 'pressingNode'],
    ['node', 'pressingNode'],
    ['path', 'pressing'],
  ] as const)('[ED10] forwards pointers to the machine of the %s tool', (tool, pressed) => {
    const { actor, gesture } = run(tool);
    expect(gesture()).toBe('idle');
    actor.send(pointer('down', 10, 10, { over: onNode(1) }));
    expect(gesture()).toBe(pressed);
    actor.send({ type: 'cancel' });
    expect(gesture()).toBe('idle');
  });

  it('[ED10] tells a path tool where to go on', () => {
    const { actor, running } = run('path');
    for (const kind of ['down', 'up'] as const) actor.send(pointer(kind, 10, 10));
    actor.send({ type: 'from.set', node: nodeId(-1) });
    expect(running().getSnapshot().context).toMatchObject({ from: -1 });
    actor.send({ type: 'finish' });
    expect(running().getSnapshot().value).toBe('idle');
  });

  it.each([
    ['another floor', { type: 'floor.set', floor: 'upper' }],
    ['another tool', { type: 'tool.set', tool: 'node' }],
    ['the list view', { type: 'view.set', view: 'list' }],
    ['the loss of the right', { type: 'rights.set', mayEditNodes: true, mayEditPaths: false }],
  ] as const)('[ED11] %s gives up a path that is being drawn', (_what, event) => {
    const { actor, running, gesture } = run('path');
    for (const kind of ['down', 'up'] as const) actor.send(pointer(kind, 10, 10, { over: onNode(1) }));
    expect(gesture()).toBe('drawing');
    actor.send(event);
    expect(gesture()).toBe('idle');
    const emitted: unknown[] = [];
    running().on('*', (one) => void emitted.push(one));
    actor.send(pointer('up', 50, 50, { over: onNode(2) }));
    expect(emitted).toEqual([]);
  });

  it('[ED11] the map view and an unchanged right leave a gesture alone', () => {
    const { actor, gesture } = run('path');
    for (const kind of ['down', 'up'] as const) actor.send(pointer(kind, 10, 10, { over: onNode(1) }));
    actor.send({ type: 'view.set', view: 'map' });
    actor.send({ type: 'rights.set', mayEditNodes: false, mayEditPaths: true });
    expect(gesture()).toBe('drawing');
  });

  it.each([
    ['node', { mayEditNodes: false, mayEditPaths: true }],
    ['path', { mayEditNodes: true, mayEditPaths: false }],
  ] as const)('[ED12] who loses the right to the %s tool gets the select tool', (tool, rights) => {
    const { actor } = run(tool);
    actor.send({ type: 'rights.set', ...rights });
    expect(actor.getSnapshot().value.tool).toBe('select');
    actor.send({ type: 'tool.set', tool });
    expect(actor.getSnapshot().value.tool).toBe('select');
    actor.send({ type: 'rights.set', ...ALL });
    actor.send({ type: 'tool.set', tool });
    expect(actor.getSnapshot().value.tool).toBe(tool);
  });

  it.each([
    ['select', TABS.local],
    ['route', TABS.local],
    ['measure', TABS.local],
    ['node', TABS.advanced],
    ['path', TABS.tweaks],
  ] as const)('[ED28] choosing the %s tool again keeps its gesture and the tab', (tool, tab) => {
    const editor = createActor(editorMachine, {
      input: { view: 'map', floor: 'ground', mayEditNodes: true, mayEditPaths: true },
    }).start();
    editor.send({ type: 'tool.set', tool });
    editor.send({ type: 'tab.set', tab });
    editor.send(pointer('down', 10, 10));
    const { tool: before } = editor.getSnapshot().children;
    const gesture = before?.getSnapshot().value;
    editor.send({ type: 'tool.set', tool });
    const { context, children } = editor.getSnapshot();
    expect([context.tab, children.tool === before, children.tool?.getSnapshot().value]).toEqual([tab, true, gesture]);
    editor.stop();
  });

  it('[ED28] choosing to draw a room again keeps its corners, and splitting begins anew', () => {
    const editor = createActor(editorMachine, {
      input: { view: 'map', floor: 'ground', mayEditNodes: true, mayEditPaths: true },
    }).start();
    editor.send({ type: 'outline.set', task: 'draw' });
    const { tool: before } = editor.getSnapshot().children;
    editor.send({ type: 'outline.set', task: 'draw' });
    expect(editor.getSnapshot().children.tool).toBe(before);
    editor.send({ type: 'outline.set', task: 'split' });
    expect(editor.getSnapshot().children.tool).not.toBe(before);
    editor.stop();
  });

  it('[ED28] choosing the node tool again shows nodes that were hidden', () => {
    const editor = open();
    editor.send({ type: 'tool.set', tool: 'node' });
    editor.send({ type: 'option.toggle', option: 'nodes' });
    editor.send({ type: 'tool.set', tool: 'node' });
    expect(editor.context().options.nodes).toBe(true);
  });
});
