import type { KeyboardEvent } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useCombobox } from '@/screens/preview/search/useCombobox';
import { cleanUp } from '../../../support/dom/render';
import { renderHook } from '../../../support/dom/renderHook';

afterEach(cleanUp);

/** A field with this many options, and what its keys have done. */
async function fieldOf(count: number) {
  const done: string[] = [];
  const hook = await renderHook(useCombobox);
  const press = async (key: string) => {
    const event = new window.KeyboardEvent('keydown', { key, cancelable: true, bubbles: true });
    const options = {
      count,
      onChoose: (at: number) => done.push(`choose ${at}`),
      onClose: () => {
        done.push('close');
        hook.result().setOpen(false);
      },
    };
    let isHandled = false;
    await hook.after(() => {
      const handled = { preventDefault: () => (isHandled = true), stopPropagation: () => undefined };
      hook.result().onKeyDown({ key, nativeEvent: event, ...handled } as unknown as KeyboardEvent, options);
    });
    return isHandled;
  };
  const state = () => [hook.result().isOpen, hook.result().active];
  return { press, state, done };
}

it('[MT29] arrows open the list and walk around it, and Enter chooses the option that they have reached', async () => {
  const { press, state, done } = await fieldOf(3);
  expect(state()).toEqual([false, 0]);
  await press('ArrowDown');
  expect(state()).toEqual([true, 0]);
  await press('ArrowDown');
  await press('ArrowUp');
  await press('ArrowUp');
  expect(state()).toEqual([true, 2]);
  await press('ArrowDown');
  expect(state()).toEqual([true, 0]);
  await press('ArrowUp');
  expect(await press('Enter')).toBe(true);
  expect(done).toEqual(['choose 2']);
});

it('[MT29] a closed list and one without options choose nothing and leave the key to the page', async () => {
  const closed = await fieldOf(3);
  expect([await closed.press('Enter'), await closed.press('Escape'), closed.done]).toEqual([false, false, []]);
  await cleanUp();
  const empty = await fieldOf(0);
  await empty.press('ArrowDown');
  expect([await empty.press('Enter'), await empty.press('x'), empty.state()]).toEqual([false, false, [true, 0]]);
});

it('[MT29] Escape closes an open list, and nothing else on the page', async () => {
  const { press, done, state } = await fieldOf(2);
  await press('ArrowDown');
  expect(await press('Escape')).toBe(true);
  expect([done, state()]).toEqual([['close'], [false, 0]]);
});
