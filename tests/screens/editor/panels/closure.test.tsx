import { afterEach, expect, it } from 'vitest';
import { createNetwork, groupId, nodeId } from '@/model/network/network';
import { readClosureInput, toClosureInput } from '@/screens/editor/panels/closure/closureInput';
import { closureNote } from '@/screens/editor/panels/closure/closureNote';
import { GroupPanel } from '@/screens/editor/panels/GroupPanel';
import { NodePanel } from '@/screens/editor/panels/NodePanel';
import { group, node, upstairs } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';
import { testEditor } from '../../../support/dom/testEditor';
import { typeInto } from '../../../support/dom/typeInto';

afterEach(cleanUp);

const inputs = (type: string) => [...document.querySelectorAll<HTMLInputElement>(`form input[type="${type}"]`)];
const typed = (type: string, at: number, value: string) => {
  const input = inputs(type)[at];
  if (!input) throw new Error(`The form has no ${type} ${at}.`);
  typeInto(input, value);
};

const LIFT = createNetwork(
  [node(1, 0, 0), upstairs(2, 0, 0), node(3, 5, 5, { name: 'North door' })],
  [],
  [group(21, [1, 2], { name: 'Lift A' })],
);

it('[PL115] closing a lift asks for reason and dates, closes all stops as one step and says until when and why', async () => {
  const editor = await testEditor({ network: LIFT });
  const { after, find, page, until } = await render(editor.around(<GroupPanel ids={[groupId(21)]} />));
  const history = () => editor.document.getSnapshot().context.history;
  await until(() => page.querySelector('[role="switch"]') !== null);
  await after(() => find('[role="switch"]').click());
  await until(() => page.querySelector('form') !== null);
  expect(document.activeElement).toBe(find('form input'));
  await after(() => typed('text', 0, 'New ropes'));
  await after(() => typed('date', 1, '2030-01-15'));
  await after(() => typed('time', 1, '08:30'));
  expect([...history().present.nodes.values()].every(({ open }) => open)).toBe(true);
  await after(() => find('form button[type="submit"]').click());
  const closure = { reason: 'New ropes', from: null, until: '2030-01-15 08:30:00' };
  expect([...history().present.nodes.values()].map((one) => [one.open, one.closure])).toEqual([
    [false, closure],
    [false, closure],
    [true, undefined],
  ]);
  expect(history().past.map(({ note }) => note.kind)).toEqual(['closeTransitGroup']);
  await until(() => page.textContent?.includes('Closed until 15 Jan 2030') ?? false);
  expect(page.textContent).toContain('Reason: New ropes');
  await after(() => find('[role="switch"]').click());
  expect([...history().present.nodes.values()].map((one) => [one.open, one.closure])).toEqual([
    [true, undefined],
    [true, undefined],
    [true, undefined],
  ]);
});

it('[PL115] a closure that ends before it begins is not taken, and what is typed is kept for the way back', async () => {
  const editor = await testEditor({ network: LIFT });
  const { after, find, page, until } = await render(editor.around(<NodePanel ids={[nodeId(3)]} />));
  await until(() => page.querySelector('[role="switch"]') !== null);
  await after(() => find('[role="switch"]').click());
  await until(() => page.querySelector('form') !== null);
  await after(() => typed('date', 0, '2030-01-15'));
  await after(() => typed('date', 1, '2030-01-14'));
  await after(() => find('form button[type="submit"]').click());
  expect(page.textContent).toContain('It must end after it begins.');
  expect(editor.document.getSnapshot().context.history.past).toEqual([]);
  await cleanUp();
  const again = await render(editor.around(<NodePanel ids={[nodeId(3)]} />));
  await again.until(() => again.page.querySelector('form') !== null);
  expect(inputs('date').map(({ value }) => value)).toEqual(['2030-01-15', '2030-01-14']);
});

it('[PL115] the closure of what is closed can be changed, and leaving the form changes nothing', async () => {
  const closure = { reason: 'Frost', from: null, until: null };
  const network = createNetwork([node(1, 0, 0, { open: false, closure })]);
  const editor = await testEditor({ network });
  const { after, text, page, until } = await render(editor.around(<NodePanel ids={[nodeId(1)]} />));
  const stored = () => editor.document.getSnapshot().context.history.present.nodes.get(nodeId(1))?.closure;
  await until(() => page.textContent?.includes('Closed until somebody opens it. Reason: Frost') ?? false);
  await after(() => text('Change closure')?.click());
  await after(() => text('Cancel')?.click());
  expect([page.querySelector('form'), stored()]).toEqual([null, closure]);
  await after(() => text('Change closure')?.click());
  await after(() => typed('text', 0, ''));
  await after(() => text('Save closure')?.click());
  expect(stored()).toBeUndefined();
});

it('[PL115] what will be closed is shown open, asks before its closure is changed, and loses it by a press', async () => {
  const closure = { reason: 'Frost', from: '2999-01-01 00:00:00', until: null };
  const network = createNetwork([node(1, 0, 0, { open: false, closure })]);
  const editor = await testEditor({ network });
  const { after, find, text, page, until } = await render(editor.around(<NodePanel ids={[nodeId(1)]} />));
  const stored = () => editor.document.getSnapshot().context.history.present.nodes.get(nodeId(1));
  const control = () => find('[role="switch"]') as HTMLInputElement;
  await until(() => page.textContent?.includes('Open now; closed from') ?? false);
  expect([control().checked, page.textContent?.includes('Closed to routes')]).toEqual([true, false]);
  await after(() => control().click());
  await after(() => text('Cancel')?.click());
  expect(stored()?.closure).toEqual(closure);
  await after(() => text('Remove closure')?.click());
  expect([stored()?.open, stored()?.closure, control().checked]).toEqual([true, undefined, true]);
  expect(text('Remove closure')).toBeFalsy();
});

it('[PL115] a sentence says whether a closure is planned, on or over', () => {
  const closure = { reason: '', from: '2027-03-01 07:00:00', until: '2027-03-03 17:00:00' };
  const note = (now: string, more: object = {}) =>
    closureNote({ ...closure, ...more }, new Date(now).getTime(), 'Europe/Helsinki');
  const words = [
    note('2027-02-01T00:00:00Z'),
    note('2027-02-01T00:00:00Z', { until: null }),
    note('2027-03-02T00:00:00Z', { reason: 'Paint' }),
    note('2027-04-02T00:00:00Z'),
    closureNote(undefined, 0, 'Europe/Helsinki'),
  ];
  expect(words.map((one) => one.replaceAll(/ (GMT|EET)[+\d]*/g, ''))).toEqual([
    'Open now; closed from 1 Mar 2027, 09:00 until 3 Mar 2027, 19:00',
    'Open now; closed from 1 Mar 2027, 09:00',
    'Closed until 3 Mar 2027, 19:00. Reason: Paint',
    'Open again since 3 Mar 2027, 19:00',
    'Closed until somebody opens it',
  ]);
});

it('[PL115] nothing typed is no closure, and what is typed is read with its errors by field', () => {
  expect(readClosureInput(toClosureInput(undefined))).toEqual({ errors: {}, closure: undefined });
  const closure = { reason: 'Paint', from: '2027-03-01 07:00:00', until: null };
  expect(readClosureInput(toClosureInput(closure))).toEqual({ errors: {}, closure });
  const wrong = readClosureInput({ reason: 'x'.repeat(201), from: 'soon', until: '' });
  expect(Object.keys(wrong.errors).sort()).toEqual(['from', 'reason']);
});
