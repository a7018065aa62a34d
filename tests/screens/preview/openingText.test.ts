import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '@/model/content/hours/openingHours';
import { WEEKDAYS } from '@/model/content/hours/weekdays';
import { openingText } from '@/screens/preview/openingText';
import { ENGLISH_TEXTS, mapTextsIn } from '../../support/dom/mapTexts';

const LONDON = 'Europe/London';
const closed = { text: '', value: false, oh: '00:00', ch: '00:00' };
const open = { text: 'Monday', value: true, oh: '09:00', ch: '18:00' };
/** Open on Mondays alone; 2 March 2026 is one. */
const MONDAYS: OpeningHours = { ...Object.fromEntries(WEEKDAYS.map((day) => [day, closed])), mon: open };
const words = (iso: string) => openingText(MONDAYS, Date.parse(iso), LONDON, ENGLISH_TEXTS);

describe('hours in words', () => {
  it('[VW4] say until when a place is open', () => {
    expect(words('2026-03-02T12:00:00Z')).toMatchObject({
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

  it('[VW14] say those of the coming week, with breaks, special days and nights', () => {
    const hours: OpeningHours = {
      mon: { ...open, more: [{ oh: '20:00', ch: '01:00' }] },
      tue: closed,
      wed: { ...open, oh: '00:00', ch: '00:00' },
      special: [{ date: '2026-03-05', name: 'Sale', value: true, oh: '07:00', ch: '23:00' }],
    };
    const [today, ...others] =
      openingText(hours, Date.parse('2026-03-02T12:00:00Z'), LONDON, ENGLISH_TEXTS)?.week ?? [];
    expect(today).toEqual({ day: 'Today', times: '09:00 – 18:00, 20:00 – 01:00' });
    expect(others.map(({ day, times }) => `${day}: ${times}`)).toEqual([
      'Tuesday: until 01:00, then closed',
      'Wednesday: all day',
      'Thursday, Sale: 07:00 – 23:00',
      'Friday: closed',
      'Saturday: closed',
      'Sunday: closed',
    ]);
    expect(openingText(hours, Date.parse('2026-03-05T12:00:00Z'), LONDON, ENGLISH_TEXTS)?.today).toBe(
      'Sale: 07:00 – 23:00',
    );
  });

  it.each([
    ['de', 'bis 18:00', 'öffnet Montag um 09:00', 'Dienstag: geschlossen'],
    ['ar', 'حتى \u206806:00 م\u2069', 'يفتح يوم \u2068الاثنين\u2069 الساعة \u206809:00 ص\u2069', 'الثلاثاء: مغلق'],
    ['ja', '18:00まで', '月曜日09:00に開店', '火曜日: 休業'],
  ])('[PV30] are said in %s, with its days and times', async (language, until, opens, tuesday) => {
    const texts = await mapTextsIn(language);
    const at = (iso: string) => openingText(MONDAYS, Date.parse(iso), LONDON, texts);
    const open = at('2026-03-02T12:00:00Z');
    const second = open?.week[1];
    expect([open?.change, at('2026-02-28T12:00:00Z')?.change, `${second?.day}: ${second?.times}`]).toEqual([
      until,
      opens,
      tuesday,
    ]);
  });

  it('[VW4] say nothing where no hours are known', () => {
    expect(openingText(null, 0, LONDON, ENGLISH_TEXTS)).toBeNull();
  });
});
