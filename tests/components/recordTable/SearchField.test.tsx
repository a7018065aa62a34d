import { startTransition, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SearchField } from '@/components/recordTable/SearchField';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

/** A list whose address follows when the page comes to it, as the router has it. */
function List() {
  const [search, setSearch] = useState('');
  return (
    <>
      <SearchField label="Search users" value={search} onSearch={(text) => startTransition(() => setSearch(text))} />
      <output>{search}</output>
      <button type="button" onClick={() => setSearch('')}>
        Clear
      </button>
    </>
  );
}

function type(field: HTMLInputElement, words: string): void {
  const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const letter of words) {
    put?.call(field, field.value + letter);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

it('[FM10] letters typed faster than the address follows are all kept, and searched for', async () => {
  const { find, after } = await render(<List />);
  const field = find('input') as HTMLInputElement;
  await after(() => type(field, 'Key Board'));
  expect(field.value).toBe('Key Board');
  expect(find('output').textContent).toBe('Key Board');
});

it('[FM10] a search that is taken away elsewhere goes from the field too, and it goes on from there', async () => {
  const { find, text, after } = await render(<List />);
  const field = find('input') as HTMLInputElement;
  await after(() => type(field, 'aba'));
  await after(() => text('Clear')?.click());
  expect([field.value, find('output').textContent]).toEqual(['', '']);
  await after(() => type(field, 'ab'));
  expect([field.value, find('output').textContent]).toEqual(['ab', 'ab']);
});
