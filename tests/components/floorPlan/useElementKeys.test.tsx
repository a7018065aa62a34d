import { afterEach, expect, it } from 'vitest';
import { useElementKeys } from '@/components/floorPlan/useElementKeys';
import { cleanUp } from '../../support/dom/render';
import { renderHook } from '../../support/dom/renderHook';

afterEach(cleanUp);

it('[MT29] keys in an element are handed to the newest handler, until its component is left', async () => {
  const element = document.createElement('div');
  const press = (key: string) => element.dispatchEvent(new KeyboardEvent('keydown', { key }));
  const pressed: string[] = [];
  let name = 'first';
  const ref = { current: element };
  const { again, leave } = await renderHook(() => {
    const handler = name;
    useElementKeys(ref, ({ key }) => pressed.push(`${handler} ${key}`));
  });
  press('a');
  name = 'second';
  await again();
  press('b');
  await leave();
  press('c');
  expect(pressed).toEqual(['first a', 'second b']);
});
