import { act, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { EndField } from '@/screens/editor/tools/route/EndField';
import { cleanUp, render } from '../../../../support/dom/render';

afterEach(cleanUp);

const CHOICES = [{ key: 'destination:1', name: 'Bakery · Ground' }];

function Held({ changes }: { changes: (string | null)[] }) {
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
        changes.push(next);
        setValue(next);
      }}
    />
  );
}

async function open() {
  const changes: (string | null)[] = [];
  const { find, page, after } = await render(<Held changes={changes} />);
  const field = find('input') as HTMLInputElement;
  const paste = (value: string) =>
    after(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
    });
  return { changes, field, page, after, paste };
}

it('[CF35] the end stays while another is pasted over it', async () => {
  const { changes, field, page, after, paste } = await open();
  expect(field.value).toBe('Node 12');
  await paste('345');
  expect(field.value).toBe('345');
  expect(changes).toEqual([]);
  const option = [...page.querySelectorAll<HTMLElement>('[role=option]')].find(
    ({ textContent }) => textContent === 'Node 345',
  );
  await after(() => option?.click());
  expect(changes).toEqual(['node:345']);
  expect(field.value).toBe('Node 345');
});

it('[CF35] an emptied end is none', async () => {
  const { changes, field, paste } = await open();
  await paste('');
  expect(changes).toEqual([null]);
  await act(async () => field.blur());
  expect(field.value).toBe('');
});

it('[CF35] a click selects the name of the end, so that typing replaces it', async () => {
  const { field, after } = await open();
  await after(() => field.click());
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'Node 12'.length]);
});
