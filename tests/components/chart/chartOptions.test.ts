import { expect, it } from 'vitest';
import { chartOptions } from '@/components/chart/chartOptions';
import { escapeHtml } from '@/components/chart/escapeHtml';

const HOSTILE = '<img src=x onerror="window.hit = true">&\'';
const LOOK = { theme: 'light', forced: null, isStill: false, locale: 'en-GB', nonce: 'n' } as const;
const BARS = [
  { label: HOSTILE, value: 12_000, colour: '#0b6e6e' },
  { label: 'Mall', value: 3 },
];

it('[AY17] a hint shows a label and runs nothing of it', () => {
  const { tooltip } = chartOptions(BARS, { name: HOSTILE, isLying: true }, LOOK);
  if (typeof tooltip?.custom !== 'function') throw new Error('The hint is not the own one.');
  const hint = document.createElement('div');
  hint.innerHTML = tooltip.custom({ dataPointIndex: 0 });
  expect(hint.querySelector('img')).toBeNull();
  expect(hint.textContent).toBe(`${HOSTILE}: 12,000`);
  expect(tooltip.custom({ dataPointIndex: 9 })).toBe('');
  expect(escapeHtml(HOSTILE)).not.toMatch(/[<>"']/);
});

it('[AY17] nothing else of ApexCharts writes a label as HTML', () => {
  const { legend, xaxis, series, chart } = chartOptions(BARS, { name: HOSTILE, isLying: false }, LOOK);
  expect([legend?.show, xaxis?.tooltip?.enabled, chart?.toolbar?.show]).toEqual([false, false, false]);
  expect(JSON.stringify(series)).not.toContain('<img');
});

it('[AY17] values stand at the bars, colours follow the theme, and nothing moves where nothing should', () => {
  const options = chartOptions(BARS, { name: 'Visitors', isLying: true }, LOOK);
  expect(options.dataLabels?.enabled).toBe(true);
  expect(options.dataLabels?.formatter?.(12_000, {} as never)).toBe('12,000');
  expect(options.colors).toEqual(['#0b6e6e', '#0b6e6e']);
  expect(options.chart?.animations?.enabled).toBe(true);
  const dark = chartOptions(BARS, { name: 'Visitors', isLying: true }, { ...LOOK, theme: 'dark', isStill: true });
  expect(dark.colors).not.toEqual(options.colors);
  expect(dark.chart?.foreColor).not.toBe(options.chart?.foreColor);
  expect(dark.chart?.animations?.enabled).toBe(false);
});

it('[AY17] in forced colours, bars, words and lines have the text colour of the page, in a light scheme too', () => {
  const forced = { Canvas: '#ffffff', CanvasText: '#000000' };
  const options = chartOptions(BARS, { name: 'Visitors', isLying: true }, { ...LOOK, theme: 'contrast', forced });
  expect([options.colors, options.chart?.foreColor, options.grid?.borderColor]).toEqual([
    ['#000000', '#000000'],
    '#000000',
    '#000000',
  ]);
  const hint = options.tooltip?.custom;
  expect(typeof hint === 'function' && hint({ dataPointIndex: 1 })).toContain('color:#000000;background:#ffffff');
});
