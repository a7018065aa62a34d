import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { timeZonesQuery } from '@/api/users/profile';
import { TimeZoneField } from '@/screens/profile/TimeZoneField';
import { zoneNames } from '@/screens/profile/zoneNames';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

const ZONES = {
  'America/Creston (UTC-07:00)': 'America/Creston',
  'America/New York (UTC-05:00)': 'America/New_York',
  'Antarctica/Vostok (UTC+05:00)': 'Antarctica/Vostok',
  'Asia/Tokyo (UTC+09:00)': 'Asia/Tokyo',
  'Europe/Berlin (UTC+01:00)': 'Europe/Berlin',
};

async function listed(typed: string): Promise<readonly string[]> {
  const client = new QueryClient();
  client.setQueryData(timeZonesQuery.queryKey, ZONES);
  const { find, after, page } = await render(
    <QueryClientProvider client={client}>
      <TimeZoneField value="Europe/London" onChange={() => undefined} error={undefined} input={createRef()} />
    </QueryClientProvider>,
  );
  const input = find('input');
  await after(() => {
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return [...page.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent ?? '');
}

it('[PF17] "tok" finds Tokyo before Vostok', async () => {
  expect(await listed('tok')).toEqual(['Asia/Tokyo (UTC+09:00)', 'Antarctica/Vostok (UTC+05:00)']);
});

it('[PF17] a country and an abbreviation find their zones', async () => {
  expect(await zoneNames(['Europe/Berlin', 'Nowhere/Such'])).toEqual(
    new Map([
      ['Europe/Berlin', ['Germany Time', 'GMT+1']],
      ['Nowhere/Such', []],
    ]),
  );
  expect(await listed('germany')).toEqual(['Europe/Berlin (UTC+01:00)']);
  await cleanUp();
  expect((await listed('est'))[0]).toBe('America/New York (UTC-05:00)');
});
