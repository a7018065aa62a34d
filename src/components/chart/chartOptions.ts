import type { ApexOptions } from 'apexcharts';
import { mixColours } from '@/model/colour/mixColours';
import { FONT_FAMILY } from '../fontFamily';
import type { SystemColours } from '../systemColours';
import { THEMES, type ThemeName } from '../theme';
import { escapeHtml } from './escapeHtml';

/** A bar of a chart. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  /** `#rrggbb`; the brand colour without one. */
  readonly colour?: string;
}

export interface ChartLook {
  readonly theme: ThemeName;
  /** The colours that the system forces on the page; null where it forces none. */
  readonly forced: Pick<SystemColours, 'Canvas' | 'CanvasText'> | null;
  /** The person wants no movement. */
  readonly isStill: boolean;
  readonly locale: string;
  /** Of the content security policy, for its style sheet. */
  readonly nonce: string;
}

const BRAND = '#0b6e6e';
const ROW = 36;
const HEIGHT = 300;
/** How far colours are lightened on a dark ground, to keep 3:1 to it. */
const LIGHTER = 0.4;

/**
 * The options of a bar chart. Labels are written as text into the drawing, and escaped into the hint, which is HTML; ApexCharts
 * has no other way to a label, since it has neither a legend nor a hint of its own.
 */
export function chartOptions(
  bars: readonly Bar[],
  { name, isLying }: { name: string; isLying: boolean },
  { theme, forced, isStill, locale, nonce }: ChartLook,
): ApexOptions {
  const palette = THEMES[theme];
  const ink = forced?.CanvasText ?? palette.colorNeutralForeground2;
  const hint = forced
    ? { ink, ground: forced.Canvas }
    : { ink: palette.colorNeutralForeground1, ground: palette.colorNeutralBackground1 };
  const colourOf = ({ colour = BRAND }: Bar) =>
    forced?.CanvasText ?? (theme === 'light' ? colour : mixColours(colour, '#ffffff', theme === 'dark' ? LIGHTER : 1));
  const number = new Intl.NumberFormat(locale);
  const labels = { style: { colors: ink, fontSize: '12px' } };
  const grid = { borderColor: forced?.CanvasText ?? palette.colorNeutralStroke2 };
  return {
    chart: {
      type: 'bar',
      nonce,
      height: isLying ? Math.max(ROW * 3, bars.length * ROW + ROW) : HEIGHT,
      background: 'transparent',
      foreColor: ink,
      fontFamily: FONT_FAMILY,
      animations: { enabled: !isStill, speed: 250 },
      toolbar: { show: false },
      zoom: { enabled: false },
      selection: { enabled: false },
    },
    series: [{ name: escapeHtml(name), data: bars.map(({ value }) => value) }],
    colors: bars.map(colourOf),
    plotOptions: {
      bar: { horizontal: isLying, distributed: true, borderRadius: 3, dataLabels: { position: 'top' } },
    },
    // The value is at its bar, so that nobody needs the colour or the hint.
    dataLabels: {
      enabled: true,
      formatter: (value) => number.format(Number(value)),
      offsetX: isLying ? 24 : 0,
      offsetY: isLying ? 0 : -20,
      style: { colors: [ink], fontSize: '11px', fontWeight: 400 },
    },
    legend: { show: false },
    states: { active: { filter: { type: 'none' } } },
    grid,
    xaxis: {
      categories: bars.map(({ label }) => label),
      // The values are at the bars; the axis leaves room for that of the longest one.
      labels: isLying ? { show: false } : labels,
      ...(isLying && {
        min: 0,
        max: Math.max(1, Math.ceil(1.25 * Math.max(...bars.map(({ value }) => value)))),
        axisTicks: { show: false },
      }),
      tooltip: { enabled: false },
      crosshairs: { show: false },
    },
    yaxis: {
      labels: isLying
        ? { ...labels, maxWidth: 180 }
        : { ...labels, formatter: (value) => number.format(Math.round(value)) },
    },
    // Where columns are narrow their values would cover each other; the axis and the table have them.
    ...(!isLying && {
      responsive: [
        {
          breakpoint: 700,
          options: {
            dataLabels: { enabled: false },
            xaxis: { labels: { rotate: -90, rotateAlways: true, style: { colors: ink, fontSize: '9px' } } },
          },
        },
      ],
    }),
    tooltip: {
      custom: ({ dataPointIndex }: { dataPointIndex: number }) => {
        const bar = bars[dataPointIndex];
        return bar
          ? `<div style="padding:6px 10px;color:${hint.ink};background:${hint.ground}">${escapeHtml(bar.label)}: <b>${number.format(bar.value)}</b></div>`
          : '';
      },
    },
  };
}
