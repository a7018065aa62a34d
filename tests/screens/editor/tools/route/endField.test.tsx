import { act, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { EndField } from '@/screens/editor/tools/route/EndField';
import { cleanUp, render } from '../../../../support/render';

afterEach(cleanUp);

const CHOICES = [{ key: 'destination:1', name: 'Bakery · Ground' }];

function Held({ said }: { said: (string | null)[] }) {
  const [value, setValue] = useState<string | null>('node:12');
  return (
    <EndField
      label="From"
      value={value}
      choices={CHOICES}
      isNext={false}
      onFocus={() => undefined}
      onChoose={() => undefined}
      onChange={(next) => {
        said.push(next);
        setValue(next);
      }}
    />
  );
}

async function open() {
  const said: (string | null)[] = [];
  const { find, page, after } = await render(<Held said={said} />);
  const field = find('input') as HTMLInputElement;
  const paste = (value: string) =>
    after(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
    });
  return { said, field, page, after, paste };
}

it('[CF35] the end stays while another is pasted over it', async () => {
  const { said, field, page, after, paste } = await open();
  expect(field.value).toBe('Node 12');
  await paste('345');
  expect(field.value).toBe('345');
  expect(said).toEqual([]);
  const option = [...page.querySelectorAll<HTMLElement>('[role=option]')].find(
    ({ textContent }) => textContent === 'Node 345',
  );
  await after(() => option?.click());
  expect(said).toEqual(['node:345']);
  expect(field.value).toBe('Node 345');
});

it('[CF35] an emptied end is none', async () => {
  const { said, field, paste } = await open();
  await paste('');
  expect(said).toEqual([null]);
  await act(async () => field.blur());
  expect(field.value).toBe('');
});

it('[CF35] a click selects the name of the end, so that typing replaces it', async () => {
  const { field, after } = await open();
  await after(() => field.click());
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'Node 12'.length]);
});
