import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { destinationTypesQuery, placementTypesQuery } from '@/api/destinations/destinations';
import { getToasts } from '@/components/feedback/toastStack';
import { translate } from '@/contract/texts/translate';
import { ADDITIONAL_DATA_TYPES } from '@/model/content/categories/additionalDataTypes';
import { AdditionalDataField } from '@/screens/destinations/AdditionalDataField';
import type { DataEntry } from '@/screens/destinations/destinationKind';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

const kept: { data: readonly DataEntry[] } = { data: [] };

function Field({ isOfPlace, first, hasError }: { isOfPlace: boolean; first: readonly DataEntry[]; hasError: boolean }) {
  const [data, setData] = useState(first);
  kept.data = data;
  const form = {
    values: { data },
    set: (_name: 'data', value: readonly DataEntry[]) => setData(value),
    labelOf: () => 'Additional data',
    errorOf: () => (hasError ? 'An error' : undefined),
    touch: () => undefined,
  };
  return <AdditionalDataField form={form} name="data" {...(isOfPlace && { types: placementTypesQuery })} />;
}

async function opened(
  isOfPlace = false,
  reply = () => Response.json({ data: ADDITIONAL_DATA_TYPES }),
  first: readonly DataEntry[] = [],
  hasError = false,
) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    asked.push(new URL(String(input instanceof Request ? input.url : input), 'http://localhost').pathname);
    return reply();
  });
  const shown = await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Field isOfPlace={isOfPlace} first={first} hasError={hasError} />
    </QueryClientProvider>,
  );
  const { page, after, until, find } = shown;
  const press = (name: string) =>
    after(() => [...page.querySelectorAll('button')].findLast(({ textContent }) => textContent === name)?.click());
  const add = async (name: string) => {
    await press('Add data');
    await after(() => find('[data-dialog=dataType] [role=combobox]').click());
    const option = () =>
      [...page.querySelectorAll<HTMLElement>('[role=option]')].find((one) => one.textContent === name);
    await until(() => option() !== undefined);
    await after(() => option()?.click());
    await press('Add');
  };
  return { ...shown, asked, press, add };
}

it('[DD1] the types are those of destinations, in the panel of a place those of placements', async () => {
  const { asked } = await opened();
  expect(asked).toEqual(['/api/destinations/types']);
  await cleanUp();
  expect((await opened(true)).asked).toEqual(['/api/project-destinations/types']);
  expect(destinationTypesQuery.queryKey).not.toEqual(placementTypesQuery.queryKey);
});

it('[DD1] Select New Input offers the types, and nothing chosen is an error', async () => {
  const { press, text, add, page } = await opened();
  await press('Add data');
  expect(text('Select New Input')).not.toBeNull();
  await press('Add');
  expect(text('Make a choice')).not.toBeNull();
  await press('Cancel');
  await add('Website');
  expect(kept.data).toMatchObject([{ title: 'Website', default_data_type: 1, stored_data_type: 1, value: '' }]);
  expect(page.querySelector('input[type=file]')).toBeNull();
});

it('[DD2] a type of files is uploaded, and what is uploaded says so', async () => {
  const { add, page } = await opened();
  await add('Menu');
  expect(kept.data).toMatchObject([{ title: 'Menu', default_data_type: 4, stored_data_type: 1 }]);
  expect(page.querySelector('input[type=file]')).not.toBeNull();
  await cleanUp();
  const entry = { ...kept.data[0], value: '/api/images/menu', stored_data_type: 4 } as DataEntry;
  const stored = await opened(false, undefined, [entry]);
  expect(stored.find('a').getAttribute('href')).toBe('/api/images/menu');
});

it('[DD3] types that cannot be fetched are a notification in the stated words', async () => {
  await opened(false, () => Response.json({ message: 'Broken.' }, { status: 500 }));
  await vi.waitFor(() =>
    expect(getToasts().shown).toMatchObject([
      { text: 'An error occurred while fetching additional data types.', intent: 'error' },
    ]),
  );
});

it('[DD4] an address that is none has its text at its own field', async () => {
  const entry = (key: string, type: number, value: string): DataEntry => ({
    ...{ key, title: `Title ${key}`, type, value, stored_data_type: 1, helper_text: '' },
    default_data_type: ADDITIONAL_DATA_TYPES.find(({ id }) => id === type)?.default_data_type ?? 1,
  });
  const data = [entry('a', 1, 'javascript:alert(1)'), entry('b', 4, 'https://a.example'), entry('c', 6, 'menu')];
  const { page } = await opened(false, undefined, data, true);
  const lines = [...page.querySelectorAll('[data-entry]')].map(({ textContent }) =>
    textContent?.includes(translate('destination.dataAddress')),
  );
  expect(lines).toEqual([true, false, true]);
});
