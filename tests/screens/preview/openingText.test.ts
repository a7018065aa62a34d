import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '@/model/content/hours/openingState';
import { WEEKDAYS } from '@/model/content/hours/weekdays';
import { openingText } from '@/screens/preview/openingText';

const LONDON = 'Europe/London';
const closed = { text: '', value: false, oh: '00:00', ch: '00:00' };
const open = { text: 'Monday', value: true, oh: '09:00', ch: '18:00' };
/** Open on Mondays alone; 2 March 2026 is one. */
const MONDAYS: OpeningHours = { ...Object.fromEntries(WEEKDAYS.map((day) => [day, closed])), mon: open };
const words = (iso: string) => openingText(MONDAYS, Date.parse(iso), LONDON);

describe('hours in words', () => {
  it('[VW4] say until when a place is open', () => {
    expect(words('2026-03-02T12:00:00Z')).toEqual({
      isOpen: true,
      state: 'Open now',
      change: 'until 18:00',
      today: '09:00 – 18:00',
    });
  });

  it.each([
    ['2026-03-02T08:00:00Z', 'opens today at 09:00'],
    ['2026-03-01T12:00:00Z', 'opens tomorrow at 09:00'],
    ['2026-02-28T12:00:00Z', 'opens Monday at 09:00'],
  ])('[VW4] at %s a closed place %s', (moment, change) => {
    expect(words(moment)).toMatchObject({ isOpen: false, state: 'Closed', change });
  });

  it('[VW4] say nothing where no hours are known', () => {
    expect(openingText(null, 0, LONDON)).toBeNull();
  });
});
