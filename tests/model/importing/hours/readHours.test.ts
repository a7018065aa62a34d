import { describe, expect, it } from 'vitest';
import { osmOpeningHours } from '@/model/content/hours/osmOpeningHours';
import { readDayColumns, readHours } from '@/model/importing/hours/readHours';
import { readTime, readTimes } from '@/model/importing/hours/readTimes';

const READ = [
  ['24/7', 'Mo-Su 00:00-24:00'],
  ['Mo-Fr 09:00-18:00; Sa 10:00-14:00', 'Mo-Fr 09:00-18:00, Sa 10:00-14:00'],
  ['Mo-Fr 09:00-12:30,14:00-18:00', 'Mo-Fr 09:00-12:30,14:00-18:00'],
  ['Mo,We 10:00-12:00', 'Mo 10:00-12:00, We 10:00-12:00'],
  ['Mo-Su 10:00-22:00; Su off', 'Mo-Sa 10:00-22:00'],
  ['Fr-Mo 22:00-26:00', 'Mo 22:00-02:00, Fr-Su 22:00-02:00'],
  ['Mon-Fri 9:00-18:00', 'Mo-Fr 09:00-18:00'],
  ['Monday to Friday: 9am - 5pm', 'Mo-Fr 09:00-17:00'],
  ['Mo–Fr 9–18 Uhr, Sa 10–16 Uhr', 'Mo-Fr 09:00-18:00, Sa 10:00-16:00'],
  ['Lun-Ven 9h-18h30', 'Mo-Fr 09:00-18:30'],
  ['Mon-Sat 10:00-20:00 Sun 12:00-18:00', 'Mo-Sa 10:00-20:00, Su 12:00-18:00'],
  ['daily 10:00-20:00', 'Mo-Su 10:00-20:00'],
  ['9:00-18:00', 'Mo-Su 09:00-18:00'],
  ['closed', 'off'],
  ['Mo-Fr 08:00-24:00', 'Mo-Fr 08:00-24:00'],
  ['Mo-Fr 09:00-17:00; 2026 Dec 25 off', 'Mo-Fr 09:00-17:00; 2026 Dec 25 off'],
  ['Mo-Fr 09:00-17:00; 2026 Dec 24-26 10:00-12:00', 'Mo-Fr 09:00-17:00; 2026 Dec 24-2026 Dec 26 10:00-12:00'],
] as const;

describe('[FI6] opening hours', () => {
  it.each(READ)('%s', (text, expected) => {
    const { hours, rest } = readHours(text);
    expect([osmOpeningHours(hours), rest]).toEqual([expected, '']);
  });

  it.each([
    ['Mo-Fr 09:00-17:00; PH off', 'PH off'],
    ['Mo-Fr 08:00-18:00; SH off', 'SH off'],
    ['Mo-Fr 08:00-18:00, by appointment', 'Mo-Fr 08:00-18:00, by appointment'],
  ])('what is no hour of a week is kept: %s', (text, rest) => {
    expect(readHours(text).rest).toBe(rest);
  });

  it.each([
    'by appointment',
    'Apr-Oct 09:00-18:00',
    'Mo-Fr 16:00-',
    '2026 Dec 25 off',
    'Mo-Fr 25:99-26:00',
    'Mo-Fr 9:00-12:00,11:00-13:00',
  ])('are not guessed: %s', (text) => expect(readHours(text)).toEqual({ hours: null, rest: text }));

  it('come from one column for each day', () => {
    const { hours, rest } = readDayColumns({ mon: '9:00-12:00, 13:00-17:00', tue: 'closed', wed: 'maybe' });
    expect([osmOpeningHours(hours), rest]).toEqual(['Mo 09:00-12:00,13:00-17:00', 'Wednesday maybe']);
    expect(readDayColumns({}).hours).toBeNull();
    expect(readDayColumns({ mon: '9:00-12:00, 11:00-17:00' })).toEqual({
      hours: null,
      rest: 'Monday 9:00-12:00, 11:00-17:00',
    });
  });

  it('have times of a day in several forms', () => {
    const times = ['9', '9.30', '18h30', '12 am', '12pm', '24:00', '26:00', '13 pm', '9:75', 'noon'];
    expect(times.map(readTime)).toEqual([
      ...['09:00', '09:30', '18:30', '00:00', '12:00', '00:00', '02:00'],
      ...[null, null, null],
    ]);
    expect(readTimes('10-12 and 14-18')).toEqual([
      { oh: '10:00', ch: '12:00' },
      { oh: '14:00', ch: '18:00' },
    ]);
    expect(readTimes('1-2,3-4,5-6,7-8,9-10')).toBeNull();
  });
});
