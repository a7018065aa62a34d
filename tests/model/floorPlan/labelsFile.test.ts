import { describe, expect, it } from 'vitest';
import { readLabels } from '@/model/floorPlan/labelsFile';

const read = (text: string) => readLabels(new TextEncoder().encode(text));

describe('readLabels', () => {
  it('[ME19] reads lines of name, tab and text with any line ends', () => {
    const { labels, problems } = read('\uFEFFroom 1\tCafé\tZoë\r\n\r\n   \nroom 2\t\rroom 1\tBar\nno tab\n\tno name\n');
    expect(labels).toEqual([
      { mesh: 'room 1', text: 'Bar', line: 5 },
      { mesh: 'room 2', text: '', line: 4 },
    ]);
    expect(problems.map(({ code, count }) => [code, count])).toEqual([
      ['label-again', 1],
      ['label-without-tab', 2],
    ]);
  });

  it('[ME25] takes 20,000 labels and no more; lines that repeat one do not count', () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `mesh ${at}\ttext`);
    expect(read([...lines, 'mesh 0\tagain'].join('\n')).labels).toHaveLength(20_000);
    expect(() => read([...lines, 'one more\ttext'].join('\n'))).toThrow(
      expect.objectContaining({ fault: { code: 'too-many-labels', values: { most: 20_000 } } }),
    );
  });

  it('[ME28] reads names and texts without control characters', () => {
    const { labels } = read('room\0 1\tCaf\u0007é\0\n');
    expect(labels).toEqual([{ mesh: 'room 1', text: 'Café', line: 1 }]);
  });

  it('[ME19] refuses a file without a label', () => {
    for (const text of ['', '\n\n', 'only words'])
      expect(() => read(text)).toThrow(expect.objectContaining({ code: 'no-labels' }));
  });
});
