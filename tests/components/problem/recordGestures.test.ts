import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordedGestures, startGestures } from '@/components/problem/recordGestures';
import type { GestureDeed } from '@/model/problemReport/problemReport';

let end: () => void = () => undefined;
beforeEach(() => {
  // Nothing has a size here.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  end = startGestures(document);
});
afterEach(() => {
  end();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const show = (html: string) => {
  document.body.innerHTML = html;
};
const on = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const send = (selector: string, event: Event) => on(selector).dispatchEvent(event);
const type = (selector: string, value: string) => {
  (on(selector) as HTMLInputElement).value = value;
  send(selector, new Event('input', { bubbles: true }));
};
const key = (selector: string, name: string, rest: KeyboardEventInit = {}) =>
  send(selector, new KeyboardEvent('keydown', { key: name, bubbles: true, ...rest }));
const deeds = () => recordedGestures().map(({ at: _at, address: _address, ...deed }) => deed);
const control = (role: string, name: string, rest = {}) => ({ role, name, nth: 0, dialog: null, ...rest });

it('[PM6] records which control was pressed, by role, name and place, wherever in it', () => {
  show(
    '<button>Edit</button><button>Edit <i><svg></svg></i></button><a href="/users"><b>Users</b></a>' +
      '<div role="dialog" aria-label="Edit"><label>Name <input type="checkbox" id="box"></label><button aria-label="Close">x</button></div>',
  );
  on('button + button svg').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  on('a b').click();
  on('#box').click();
  on('[aria-label=Close]').click();
  expect(deeds()).toEqual([
    { kind: 'press', control: control('button', 'Edit', { nth: 1 }) },
    { kind: 'press', control: control('link', 'Users') },
    { kind: 'press', control: control('checkbox', 'Name', { dialog: 'Edit' }) },
    { kind: 'press', control: control('button', 'Close', { dialog: 'Edit' }) },
  ]);
});

it('[PM6] names a control without the parts of it that nobody sees', () => {
  show(
    '<button role="tab">Details <span style="visibility: hidden">Details</span> <b aria-hidden="true">!</b></button>',
  );
  on('button').click();
  expect(deeds()).toEqual([{ kind: 'press', control: control('tab', 'Details') }]);
});

it('[PM6] records the text that a field holds at last, and never a secret', () => {
  show(
    '<label>Name <input id="name"></label><label>Password <input id="password" type="password"></label>' +
      '<label>Code <input id="code" autocomplete="one-time-code"></label><label>Floor <select><option>A<option>B</select></label>',
  );
  for (const text of ['M', 'Ma', 'Maya']) type('#name', text);
  type('#password', 'hush');
  type('#code', '271828');
  type('select', 'B');
  expect(deeds()).toEqual([
    { kind: 'type', control: control('textbox', 'Name'), value: 'Maya' },
    { kind: 'type', control: control('textbox', 'Password'), value: null },
    { kind: 'type', control: control('textbox', 'Code'), value: null },
    { kind: 'type', control: control('combobox', 'Floor'), value: 'B' },
  ]);
  expect(JSON.stringify(recordedGestures())).not.toMatch(/hush|271828/);
});

it('[PM6] records keys outside of texts, and each press once', () => {
  show(
    '<form><label>Name <input id="name"></label><button>Save</button></form><div tabindex="0" role="application" aria-label="Map"></div>',
  );
  key('#name', 'x');
  key('#name', 'Tab');
  key('button', 'Enter');
  on('button').click();
  key('[role=application]', 's', { ctrlKey: true });
  key('#name', 'Enter');
  key('body', 'm');
  expect(deeds()).toEqual([
    { kind: 'press', control: control('button', 'Save') },
    { kind: 'key', key: 'Control+s', control: control('application', 'Map') },
    { kind: 'key', key: 'Enter', control: control('textbox', 'Name') },
    { kind: 'key', key: 'm', control: null },
  ] satisfies GestureDeed[]);
});

it('[PM6] records a pointer on a drawing while it is pressed, and one wheel for many', () => {
  show('<div role="application" aria-label="Map"><canvas></canvas><button>Zoom in</button></div>');
  const pointer = (name: string, x: number) =>
    send('canvas', new MouseEvent(name, { bubbles: true, clientX: x, clientY: 5 }));
  pointer('pointermove', 1);
  pointer('pointerdown', 2);
  for (const x of [3, 4, 5]) pointer('pointermove', x);
  pointer('pointerup', 6);
  on('canvas').click();
  for (const deltaY of [10, 20])
    send('canvas', new WheelEvent('wheel', { bubbles: true, deltaY, clientX: 7, clientY: 8 }));
  on('[role=application] button').click();
  const at = (action: string, x: number) => ({ kind: 'pointer', action, x, y: 5, button: 'left', keys: [] });
  expect(deeds()).toEqual([
    at('down', 2),
    at('move', 5),
    at('up', 6),
    { kind: 'wheel', x: 7, y: 8, deltaX: 0, deltaY: 30, keys: [] },
    { kind: 'press', control: control('button', 'Zoom in') },
  ]);
});

it('[PM6] records nothing of the report itself, at most 300 gestures, and nothing when it has ended', () => {
  show('<div data-dialog="problem" role="dialog"><button>Save file</button></div><p>here</p>');
  on('button').click();
  expect(deeds()).toEqual([]);
  for (let x = 0; x < 320; x += 1) send('p', new MouseEvent('click', { bubbles: true, clientX: x, clientY: 0 }));
  expect(deeds()).toHaveLength(300);
  expect(deeds().at(-1)).toEqual({ kind: 'place', x: 319, y: 0 });
  end();
  on('p').click();
  expect(deeds()).toEqual([]);
});
