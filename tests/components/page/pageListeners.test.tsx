import { act, useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPress } from '@/components/form/afterPress';
import { useFocusFirstError } from '@/components/form/errors/useFocusFirstError';
import { usePastedFile } from '@/components/form/picture/usePastedFile';
import { useMediaQuery } from '@/components/layout/useMediaQuery';
import { useRetry } from '@/components/lazy/useRetry';
import { OffersTouchKeys, useTouchKeys } from '@/components/touchKeys/useTouchKeys';
import { watchListeners } from '../../app/support/listeners';
import { cleanUp, render } from '../../support/dom/render';
import { renderHook } from '../../support/dom/renderHook';

let listeners: () => readonly string[] = () => [];
beforeEach(() => {
  listeners = watchListeners();
});
afterEach(async () => {
  await cleanUp();
  vi.restoreAllMocks();
});

/** The listeners of these events that the page has. */
const of = (...types: readonly string[]) => listeners().filter((one) => types.includes(one.split(' ')[1] ?? ''));

it('[MT29] a media query follows its list, and stops with its component', async () => {
  const list = Object.assign(new EventTarget(), { matches: false });
  let query = '(min-width: 1px)';
  const asked: string[] = [];
  const matchMedia = (wanted: string) => {
    asked.push(wanted);
    return list;
  };
  const seen: boolean[] = [];
  const Page = () => {
    seen.push(useMediaQuery(query));
    return null;
  };
  const removed = vi.spyOn(list, 'removeEventListener');
  await render(<Page />, undefined, undefined, { matchMedia });
  expect([seen.at(-1), asked.includes(query)]).toEqual([false, true]);
  list.matches = true;
  await act(async () => void list.dispatchEvent(new Event('change')));
  expect(seen.at(-1)).toBe(true);
  query = '';
  await cleanUp();
  expect(removed).toHaveBeenCalledWith('change', expect.any(Function));
});

it('[MT29] an attempt is repeated when the network is back, by its newest function, as long as it is needed', async () => {
  let [isNeeded, attempts] = [true, vi.fn(async () => undefined)];
  const { again, result, leave } = await renderHook(() => useRetry(isNeeded, attempts));
  const first = attempts;
  attempts = vi.fn(async () => undefined);
  await again();
  window.dispatchEvent(new Event('online'));
  result()();
  expect([first.mock.calls.length, attempts.mock.calls.length]).toEqual([0, 2]);
  isNeeded = false;
  await again();
  expect(of('online')).toEqual([]);
  isNeeded = true;
  await again();
  expect(of('online')).toEqual(['window online']);
  await leave();
  expect(of('online')).toEqual([]);
});

it('[MT29] a pasted file is taken where it was pasted into the place, or everywhere if it is asked so', async () => {
  let isEverywhere = false;
  const onFile = vi.fn();
  const Place = () => {
    const place = useRef<HTMLDivElement>(null);
    usePastedFile(place, isEverywhere, onFile);
    return <div ref={place} id="place" />;
  };
  const { find, page } = await render(<Place />);
  const paste = (target: HTMLElement, files: readonly File[]) =>
    target.dispatchEvent(Object.assign(new Event('paste', { bubbles: true }), { clipboardData: { files } }));
  const file = new File(['x'], 'a.png');
  paste(page, [file]);
  paste(find('#place'), []);
  expect(onFile).not.toHaveBeenCalled();
  paste(find('#place'), [file, new File(['y'], 'b.png')]);
  expect(onFile.mock.calls).toEqual([[file]]);
  await cleanUp();
  expect(of('paste')).toEqual([]);
  isEverywhere = true;
  await render(<Place />);
  paste(document.body, [file]);
  expect(onFile).toHaveBeenCalledTimes(2);
});

it('[MT29] work during a press waits for its end, and else runs at once', async () => {
  vi.useFakeTimers();
  for (const [target, end] of [
    [document, 'pointerup'],
    [document, 'pointercancel'],
    [document, 'dragend'],
    [window, 'blur'],
  ] as const) {
    const run = vi.fn();
    afterPress(run);
    expect(run).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event('pointerdown'));
    afterPress(run);
    expect(run).toHaveBeenCalledTimes(1);
    target.dispatchEvent(new Event(end));
    expect(run).toHaveBeenCalledTimes(1);
    vi.runAllTimers();
    vi.runAllTimers();
    expect(run, end).toHaveBeenCalledTimes(2);
  }
  vi.useRealTimers();
});

it('[MT29] the first field with an error has the focus once there are errors', async () => {
  let errors: Readonly<Record<string, string>> = {};
  const form = { current: document.createElement('form') };
  form.current.innerHTML =
    '<input id="a"><input id="b" aria-invalid="true" disabled><input id="c" aria-invalid="true"><input id="d" aria-invalid="true">';
  document.body.append(form.current);
  const { again } = await renderHook(() => useFocusFirstError(form, errors));
  expect(document.activeElement).toBe(document.body);
  errors = { c: 'Enter a name.' };
  await again();
  expect(document.activeElement?.id).toBe('c');
});

it('[MT29] keys on the screen are offered to whoever touches a field, until a key of a keyboard is pressed', async () => {
  const offered = await renderHook(useTouchKeys, {
    around: (shown) => <OffersTouchKeys value={true}>{shown}</OffersTouchKeys>,
  });
  expect(offered.result().field.inputMode).toBe('none');
  await offered.after(() => offered.result().field.onPointerDown({ pointerType: 'mouse' }));
  expect(offered.result().isShown).toBe(false);
  await offered.after(() => offered.result().field.onPointerDown({ pointerType: 'touch' }));
  expect(offered.result().isShown).toBe(true);
  await offered.after(() => offered.result().hide());
  expect(offered.result().isShown).toBe(false);
  await offered.after(() => offered.result().field.onPointerDown({ pointerType: 'touch' }));
  // One that a script has made is no keyboard.
  await offered.after(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' })));
  expect(offered.result().isShown).toBe(true);
  await offered.leave();
  expect(listeners()).not.toContain('document keydown');
});

it('[MT29] a page without keys of its own listens to none', async () => {
  const plain = await renderHook(useTouchKeys);
  expect([listeners().includes('document keydown'), 'inputMode' in plain.result().field]).toEqual([false, false]);
  await plain.after(() => plain.result().field.onPointerDown({ pointerType: 'touch' }));
  expect(plain.result().isShown).toBe(false);
});
