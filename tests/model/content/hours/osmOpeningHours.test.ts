import { expect, it } from 'vitest';
import { osmOpeningHours } from '@/model/content/hours/osmOpeningHours';

const open = (oh: string, ch: string) => ({ text: '', value: true, oh, ch });
const shut = { text: '', value: false, oh: '', ch: '' };
const usual = open('09:00', '17:30');

it.each([
  ['no hours', null, ''],
  ['an empty week', {}, ''],
  [
    'runs of days',
    { mon: usual, tue: usual, wed: usual, thur: usual, fri: usual, sat: open('10:00', '16:00'), sun: shut },
    'Mo-Fr 09:00-17:30; Sa 10:00-16:00; Su off',
  ],
  ['a day apart', { mon: usual, tue: shut, wed: usual, thur: usual }, 'Mo 09:00-17:30; Tu off; We-Th 09:00-17:30'],
  ['the whole day', { sat: open('00:00', '00:00'), sun: open('08:00', '08:00') }, 'Sa-Su 00:00-24:00'],
  ['past midnight', { fri: open('22:00', '02:00') }, 'Fr 22:00-02:00'],
] as const)('[EX3] writes opening hours: %s', (_name, week, expected) => {
  expect(osmOpeningHours(week)).toBe(expected);
});
