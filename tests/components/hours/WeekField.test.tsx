import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { WeekField } from '@/components/hours/WeekField';
import { defaultWeek, weekText } from '@/components/hours/week';
import type { Week } from '@/contract/destinations/openingHours';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

let week: Week | null = null;

function Form({ first }: { first: Week | null }) {
  const [hours, setHours] = useState(first);
  week = hours;
  return (
    <WeekField
      form={{
        values: { hours },
        set: (_field, value) => setHours(value as Week | null),
        labelOf: () => 'Opening hours',
        errorOf: () => undefined,
        touch: () => undefined,
      }}
      name="hours"
    />
  );
}

const opened = (): Week => ({ ...defaultWeek(), mon: { ...defaultWeek().mon, value: true } });

async function field(first: Week | null) {
  const page = await render(<Form first={first} />);
  const labelled = (label: string) => page.find(`[aria-label="${label}"]`) as HTMLInputElement;
  const enter = (label: string, value: string) =>
    page.after(() => {
      const input = labelled(label);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  return { ...page, labelled, enter, press: (label: string) => page.after(() => labelled(label).click()) };
}

it('[DE51] a day gets further times, and loses them again', async () => {
  const { enter, press, labelled, page } = await field(opened());
  await enter('Monday, closes', '12:00');
  await press('Add times to Monday');
  expect(labelled('Monday, opens again').value).toBe('13:00');
  await enter('Monday, closes again', '18:00');
  expect(week && weekText(week)).toBe('Monday 09:00–12:00, 13:00–18:00, Tuesday–Sunday Closed');
  await press('Add times to Monday');
  await press('Add times to Monday');
  expect(page.querySelector('[aria-label="Add times to Monday"]')).toBeNull();
  await press('Remove the times 13:00–18:00 of Monday');
  expect(week?.mon.more).toHaveLength(2);
});

it('[DE51] Monday is copied with all of its times', async () => {
  const mon = { ...opened().mon, ch: '12:00', more: [{ oh: '14:00', ch: '18:00' }] };
  const { text, after } = await field({ ...opened(), mon });
  await after(() => text('Copy Monday to all days')?.click());
  expect(week && weekText(week)).toBe('Monday–Sunday 09:00–12:00, 14:00–18:00');
});

it('[DE51] special days are added, named, opened and removed', async () => {
  const { text, after, press, page, find } = await field(opened());
  await after(() => text('Add special day')?.click());
  expect(week?.special).toEqual([{ date: '', name: '', value: false, oh: '09:00', ch: '17:30' }]);
  const date = find('input[type=date]') as HTMLInputElement;
  await after(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(date, '2026-12-24');
    date.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press('Special day 1: Closed');
  expect(week && weekText(week)).toContain('24 Dec 2026 09:00–17:30');
  await press('Remove Special day 1');
  expect(week?.special).toBeUndefined();
  expect(page.querySelector('input[type=date]')).toBeNull();
});

it('[DE51] without hours there are none to enter', async () => {
  const { find, after, page } = await field(null);
  expect(page.querySelectorAll('input[type=time]')).toHaveLength(0);
  await after(() => (find('input[role=switch]') as HTMLInputElement).click());
  expect(week).toEqual(defaultWeek());
});
