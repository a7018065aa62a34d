import { expect, it } from 'vitest';
import {
  addToast,
  clearToasts,
  EMPTY_STACK,
  getToasts,
  notify,
  removeToast,
  type ToastEntry,
  type ToastStack,
} from '@/components/feedback/toastStack';
import { errorSummaryOf } from '@/components/feedback/useListError';
import { translate } from '@/contract/texts/translate';

const AT = new Date('2026-03-02T10:00:00Z');
const toast = (id: number, text: string, rest: Partial<ToastEntry> = {}): ToastEntry => ({
  id,
  text,
  title: null,
  intent: 'success',
  duration: null,
  action: null,
  ...rest,
});
const stackOf = (...toasts: ToastEntry[]): ToastStack =>
  toasts.reduce((stack, one) => addToast(stack, one, AT), EMPTY_STACK);
const texts = (toasts: readonly ToastEntry[]) => toasts.map(({ text }) => text);

it('[TO3] three are shown at most; the others wait and come as the shown ones go', () => {
  let stack = stackOf(...[1, 2, 3, 4, 5].map((id) => toast(id, `text ${id}`)));
  expect(texts(stack.shown)).toEqual(['text 1', 'text 2', 'text 3']);
  stack = removeToast(stack, 2);
  expect(texts(stack.shown)).toEqual(['text 1', 'text 3', 'text 4']);
  stack = removeToast(removeToast(removeToast(removeToast(stack, 1), 3), 4), 5);
  expect([stack.shown, stack.waiting]).toEqual([[], []]);
});

it('[TO4] the same text is shown once while it is visible or waits, and again once it has gone', () => {
  const stack = stackOf(toast(1, 'Saved.'), toast(2, 'Opened.'), toast(3, 'Saved.'));
  expect(stack.shown.map(({ id, text }) => [id, text])).toEqual([
    [3, 'Saved.'],
    [2, 'Opened.'],
  ]);
  const full = stackOf(toast(1, 'a'), toast(2, 'b'), toast(3, 'c'), toast(4, 'd'), toast(5, 'd'));
  expect(full.waiting.map(({ id }) => id)).toEqual([4]);
  expect(texts(addToast(removeToast(stack, 3), toast(4, 'Saved.'), AT).shown)).toEqual(['Opened.', 'Saved.']);
});

it('[TO4] the same words as an error and as a success are two things', () => {
  expect(stackOf(toast(1, 'Done'), toast(2, 'Done', { intent: 'error' })).shown).toHaveLength(2);
});

it('[TO8] toasts with buttons are two, also with one text', () => {
  const action = () => ({ label: 'Undo', run: () => undefined });
  const stack = stackOf(toast(1, 'Done.', { action: action() }), toast(2, 'Done.', { action: action() }));
  expect(stack.shown.map(({ id }) => id)).toEqual([1, 2]);
});

it('[TO5] errors stay in the tray when they have gone, the newest first, twenty at most; nothing else does', () => {
  const errors = Array.from({ length: 22 }, (_, index) => toast(index, `error ${index}`, { intent: 'error' }));
  let stack = stackOf(toast(100, 'Saved.'), ...errors);
  for (const { id } of errors) stack = removeToast(stack, id);
  expect(stack.tray).toHaveLength(20);
  expect(stack.tray[0]).toMatchObject({ text: 'error 21', at: AT });
  expect(texts(stack.tray)).not.toContain('Saved.');
});

it('[ER3] a failure without words says the general ones, one without a status counts as 500', () => {
  expect(errorSummaryOf(Object.assign(new Error('Gone.'), { status: 404 }))).toEqual({ status: 404, text: 'Gone.' });
  expect(errorSummaryOf(new Error(''))).toEqual({ status: 500, text: translate('failed.any') });
  expect(errorSummaryOf(undefined)).toEqual({ status: 500, text: 'An error occurred.' });
});

it('[SI21] whoever signs in finds no message of before, neither shown nor waiting nor in the list', () => {
  for (const text of ['one', 'two', 'three', 'four']) notify(text, 'error');
  expect([getToasts().shown.length, getToasts().waiting.length, getToasts().tray.length]).toEqual([3, 1, 4]);
  clearToasts();
  expect(getToasts()).toEqual(EMPTY_STACK);
});
