import { expect, it } from 'vitest';
import { analyticsCsv } from '@/model/analytics/analyticsCsv';

const WORDS = {
  part: 'Part',
  label: 'Label',
  today: 'Today',
  total: 'Total',
  services: 'Services',
  hours: 'Sessions per hour',
  visitors: 'Top visitors',
};

it('[AY18] has the table and both charts, and no cell is a formula', () => {
  const lines = analyticsCsv(
    {
      services: [{ service: 'web-map-ui', today: 3, total: 40 }],
      hours: Array.from({ length: 24 }, (_, hour) => hour * 10),
      visitors: [
        { label: '=HYPERLINK("https://evil.tld")', data: 7 },
        { label: 'Mall, "North"', data: 2 },
      ],
    },
    WORDS,
  )
    .replace('\u{feff}', '')
    .split('\r\n');
  expect(lines.slice(0, 4)).toEqual([
    'Part,Label,Today,Total',
    'Services,Web Map v2,3,40',
    'Sessions per hour,00:00,,0',
    'Sessions per hour,01:00,,10',
  ]);
  expect(lines.slice(-2)).toEqual([
    `Top visitors,"'=HYPERLINK(""https://evil.tld"")",,7`,
    'Top visitors,"Mall, ""North""",,2',
  ]);
  expect(lines).toHaveLength(28);
});
