import ApexCharts from 'apexcharts';
import { useEffect, useRef } from 'react';
import { formatLocale } from '@/contract/texts/locale';
import { useMediaQuery } from '../layout/useMediaQuery';
import { useSettings } from '../SettingsProvider';
import { type Bar, chartOptions } from './chartOptions';

/** The nonce of the content security policy; empty where the page has none. */
const nonceOfPage = () => document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';

interface Props {
  readonly bars: readonly Bar[];
  readonly label: string;
  readonly isLying: boolean;
}

/** The drawing of a chart: the one place that knows ApexCharts. Screen readers are given the table beside it. */
export function ApexBars({ bars, label, isLying }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { resolvedTheme: theme } = useSettings();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  useEffect(() => {
    const chart = new ApexCharts(
      place.current,
      chartOptions(bars, { name: label, isLying }, { theme, isStill, locale: formatLocale(), nonce: nonceOfPage() }),
    );
    // It is drawn later, or never where it was destroyed before.
    void chart.render().catch(() => undefined);
    return () => chart.destroy();
  }, [bars, label, isLying, theme, isStill]);
  return <div ref={place} aria-hidden="true" />;
}
