import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { NameField } from '@/screens/editor/panels/fields/NameField';
import { cleanUp, render } from '../../../../support/dom/render';
import { typeInto } from '../../../../support/dom/typeInto';

afterEach(cleanUp);

/** The field of the object with this name; null where nothing is selected. */
async function opened(first: string) {
  const committed: string[] = [];
  let set: (name: string | null) => void = () => undefined;
  function Panel() {
    const [name, setName] = useState<string | null>(first);
    set = setName;
    return name !== null && <NameField name={name} onCommit={(next) => committed.push(next)} />;
  }
  const { after, find } = await render(<Panel />);
  const input = () => find('input') as HTMLInputElement;
  const type = async (value: string) => {
    await after(() => input().focus());
    await after(() => typeInto(input(), value));
  };
  const show = (name: string | null) => after(() => set(name));
  return { after, input, type, show, committed };
}

it('[ET62] a typed name is committed once when its field is left, and an empty one is dropped', async () => {
  const { after, input, type, committed } = await opened('East door');
  await type(' West door ');
  expect(committed).toEqual([]);
  await after(() => input().blur());
  expect(committed).toEqual(['West door']);
  await type('  ');
  await after(() => input().blur());
  expect([committed, input().value]).toEqual([['West door'], 'East door']);
});

it('[ET62] a typed name is committed when the panel goes before its field is left', async () => {
  const { type, show, committed } = await opened('East door');
  await type('West door');
  await show(null);
  expect(committed).toEqual(['West door']);
});

it('[ET62] another name that the object gets meanwhile does not replace what is typed, and is shown where nothing is', async () => {
  const { input, type, show, after, committed } = await opened('East door');
  await show('South door');
  expect(input().value).toBe('South door');
  await type('West door');
  await show('North door');
  expect(input().value).toBe('West door');
  await after(() => input().blur());
  expect(committed).toEqual(['West door']);
});
