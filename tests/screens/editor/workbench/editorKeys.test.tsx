import { afterEach, expect, it, vi } from 'vitest';
import { createNetwork, nodeId } from '@/model/network/network';
import { Clipboard } from '@/screens/editor/commands/Clipboard';
import { useEditorKeys } from '@/screens/editor/workbench/useEditorKeys';
import { useShellKeys } from '@/screens/shell/useShellKeys';
import { watchListeners } from '../../../app/support/listeners';
import { edge, node } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';
import { renderHook } from '../../../support/dom/renderHook';
import { testEditor } from '../../../support/dom/testEditor';

afterEach(async () => {
  await cleanUp();
  vi.restoreAllMocks();
});

const press = (target: EventTarget, key: string, more: KeyboardEventInit = {}): Event => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
};

/** An element of the page. */
function added(html: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild as HTMLElement;
}

it('[MT29] keys of the editor run their command once, with Shift where it is held, and belong to it alone', async () => {
  const run = vi.fn();
  const { again } = await renderHook(() => useEditorKeys(run));
  await again();
  expect(press(document.body, 'n').defaultPrevented).toBe(true);
  press(document.body, 'ArrowLeft', { shiftKey: true });
  expect(run.mock.calls).toEqual([
    ['tool.node', false],
    ['left', true],
  ]);
  expect(press(document.body, '§').defaultPrevented).toBe(false);
  const taken = new KeyboardEvent('keydown', { key: 'n', cancelable: true });
  taken.preventDefault();
  window.dispatchEvent(taken);
  // The browser turns these into events of the clipboard.
  for (const key of ['c', 'x', 'v']) expect(press(document.body, key, { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(run).toHaveBeenCalledTimes(2);
});

it('[MT29] keys that belong to buttons and lists are the map’s alone when it has the focus', async () => {
  const run = vi.fn();
  await renderHook(() => useEditorKeys(run));
  const [button, map] = [added('<button>One</button>'), added('<div data-testid="plan" tabindex="0"></div>')];
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', 'Delete', 'ContextMenu'])
    expect(press(button, key).defaultPrevented, key).toBe(false);
  expect(run).not.toHaveBeenCalled();
  press(button, 'n');
  press(map, 'ArrowLeft');
  press(document.body, 'Delete');
  expect(run.mock.calls.map(([command]) => command)).toEqual(['tool.node', 'left', 'delete']);
});

it('[MT29] a field keeps its keys; a save commits what is typed in it first and gives it the focus again', async () => {
  const log: string[] = [];
  await renderHook(() => useEditorKeys((command) => log.push(command)));
  const field = added('<input>');
  field.addEventListener('blur', () => log.push('left'));
  field.focus();
  expect(press(field, 'n').defaultPrevented).toBe(false);
  expect(press(field, 's', { ctrlKey: true }).defaultPrevented).toBe(true);
  expect([log, document.activeElement === field]).toEqual([['left', 'save'], true]);
  const dialog = added('<div role="dialog"><button>One</button></div>');
  press(dialog.firstElementChild as Element, 's', { ctrlKey: true });
  expect(log).toEqual(['left', 'save']);
});

it.each([
  ['the editor', useEditorKeys],
  ['every page', useShellKeys],
] as const)('[MT29] the keys of %s end with it, and change with the function that runs them', async (_, useKeys) => {
  const listeners = watchListeners();
  const keydowns = () => listeners().filter((one) => one === 'window keydown').length;
  // Libraries of the page listen as well.
  const other = await renderHook(() => null);
  const before = keydowns();
  const [first, second] = [vi.fn(), vi.fn()];
  let run: (command: never) => void = first;
  const { again, leave } = await renderHook(() => useKeys(run as never));
  run = second;
  await again();
  const key = useKeys === (useShellKeys as unknown) ? ['/', {}] : ['n', {}];
  press(document.body, key[0] as string);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  await leave();
  press(document.body, key[0] as string);
  expect([second.mock.calls.length, keydowns() <= before + 1]).toEqual([1, true]);
  await other.leave();
});

it('[MT29] the keys of every page are not those of a field, except for the one that opens the palette', async () => {
  const run = vi.fn();
  await renderHook(() => useShellKeys(run));
  const field = added('<input>');
  expect(press(field, '/').defaultPrevented).toBe(false);
  expect(press(field, 'k', { ctrlKey: true }).defaultPrevented).toBe(true);
  expect(press(document.body, '/').defaultPrevented).toBe(true);
  expect(press(document.body, 'x').defaultPrevented).toBe(false);
  const taken = new KeyboardEvent('keydown', { key: '/', cancelable: true });
  taken.preventDefault();
  window.dispatchEvent(taken);
  expect(run.mock.calls).toEqual([['palette'], ['search']]);
});

const network = createNetwork([node(1, 0, 0), node(2, 10, 4)], [edge(11, 1, 2)]);

/** An event of the clipboard, with what it holds afterwards. */
function clip(type: 'copy' | 'cut' | 'paste', target: EventTarget = document.body, text = '') {
  const held = { text };
  const clipboardData = {
    setData: (_: string, value: string) => Object.assign(held, { text: value }),
    getData: () => held.text,
  };
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { clipboardData });
  target.dispatchEvent(event);
  return { held, isTaken: event.defaultPrevented };
}

it('[MT29] what is selected is copied, cut and pasted at the pointer by the events of the browser', async () => {
  const listeners = watchListeners();
  const opened = await testEditor({ network });
  const { document: edited, session } = opened;
  const { after, until } = await render(opened.around(<Clipboard />));
  const nodes = () => [...edited.getSnapshot().context.history.present.nodes.values()].map(({ x, y }) => [x, y]);
  expect(clip('copy').isTaken).toBe(false);
  edited.send({ type: 'select', selection: { type: 'node', ids: [nodeId(1), nodeId(2)] } });
  const copied = clip('copy');
  expect([copied.isTaken, copied.held.text === '', nodes().length]).toEqual([true, false, 2]);
  session.pointer.set({ x: 25, y: 12 } as never);
  await after(() => void clip('paste', document.body, copied.held.text));
  // Pasting is loaded when it is first asked for.
  await until(() => nodes().length === 4);
  expect(nodes().slice(2)).toEqual([
    [20, 10],
    [30, 14],
  ]);
  await after(() => void clip('cut'));
  expect(nodes()).toEqual([
    [0, 0],
    [10, 4],
  ]);
  const field = added('<input>');
  for (const type of ['copy', 'cut', 'paste'] as const) expect(clip(type, field).isTaken, type).toBe(false);
  await cleanUp();
  expect(listeners().filter((one) => /copy|cut|paste/.test(one))).toEqual([]);
});

it('[MT29] text that is selected on the page is copied as text', async () => {
  const opened = await testEditor({ network });
  await render(opened.around(<Clipboard />));
  opened.document.send({ type: 'select', selection: { type: 'node', ids: [nodeId(1)] } });
  const words = added('<p>Some words</p>');
  document.getSelection()?.selectAllChildren(words);
  expect(clip('copy').isTaken).toBe(false);
  document.getSelection()?.removeAllRanges();
  expect(clip('copy').isTaken).toBe(true);
});
