import { type ComponentType, useMemo } from 'react';
import type { Props as ChartProps } from 'react-apexcharts';
import * as wrapper from 'react-apexcharts';
import { formatLocale } from '@/contract/texts/locale';
import { useMediaQuery } from '../layout/useMediaQuery';
import { useSettings } from '../SettingsProvider';
import { readSystemColours } from '../systemColours';
import { type Bar, chartOptions } from './chartOptions';

// The package is CommonJS: a bundler gives its module object as the default import, Node the component itself.
const { default: inner } = wrapper as unknown as {
  default: ComponentType<ChartProps> | { readonly default: ComponentType<ChartProps> };
};
const Chart = 'default' in inner ? inner.default : inner;

/** The nonce of the content security policy; empty where the page has none. */
const nonceOfPage = () => document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';

interface Props {
  readonly bars: readonly Bar[];
  readonly label: string;
  readonly isLying: boolean;
}

/** The drawing of a chart: the one place that knows ApexCharts. Screen readers are given the table beside it. */
export function ApexBars({ bars, label, isLying }: Props) {
  const { resolvedTheme: theme } = useSettings();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isForced = useMediaQuery('(forced-colors: active)');
  const { series = [], ...options } = useMemo(() => {
    // A chart is painted with the colours that it is given, whatever the system does to the page around it.
    const forced = isForced ? readSystemColours() : null;
    const look = { theme, forced, isStill, locale: formatLocale(), nonce: nonceOfPage() };
    return chartOptions(bars, { name: label, isLying }, look);
  }, [bars, label, isLying, theme, isForced, isStill]);
  return (
    <div aria-hidden="true">
      {/* Colours and direction of a chart that is drawn are not all updated: another look is another chart. */}
      <Chart
        key={`${theme} ${isForced} ${isLying}`}
        type="bar"
        {...(options.chart?.height !== undefined && { height: options.chart.height })}
        options={options}
        series={series}
      />
    </div>
  );
}
