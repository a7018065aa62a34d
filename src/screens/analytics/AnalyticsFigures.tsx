import { makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { useId, useMemo } from 'react';
import { BarChart } from '@/components/chart/BarChart';
import { PlainTable } from '@/components/PlainTable';
import { formatLocale } from '@/contract/texts/locale';
import type { AnalyticsFigures as Figures } from '@/machines/analytics/analytics.machine';
import { HOUR_LABELS } from '@/model/analytics/hourLabels';
import { serviceName } from '@/model/analytics/services';
import { text } from './texts';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: '1fr 2fr',
    '@media (max-width: 1099px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  card: {
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    minWidth: 0,
  },
  wide: { gridColumn: '1 / -1', minWidth: 0 },
  title: { margin: '0 0 8px' },
});

/** The services with today and total, sessions by hour, and the top visitors. */
export function AnalyticsFigures({ figures, isBusy }: { figures: Figures; isBusy: boolean }) {
  const styles = useStyles();
  const titleId = useId();
  const { zone, services, hours, visitors } = figures;
  const number = useMemo(() => new Intl.NumberFormat(formatLocale()), []);
  const hourBars = useMemo(() => hours.map((value, hour) => ({ label: HOUR_LABELS[hour] ?? '', value })), [hours]);
  const visitorBars = useMemo(
    () => visitors.map(({ label, data, backgroundColor }) => ({ label, value: data, colour: backgroundColor })),
    [visitors],
  );
  return (
    <div className={styles.grid} aria-busy={isBusy}>
      <section className={styles.card} aria-labelledby={titleId}>
        <Subtitle2 as="h2" id={titleId} className={styles.title}>
          {text('services')}
        </Subtitle2>
        <PlainTable
          isNamed
          label={text('services')}
          columns={[text('service'), text('today'), text('total')]}
          rows={services.map(({ service, today, total }) => ({
            key: service,
            cells: [serviceName(service), number.format(today), number.format(total)],
          }))}
        />
      </section>
      <BarChart
        isLying
        title={text('visitors')}
        caption={text(zone === null ? 'byLocation' : 'byService')}
        bars={visitorBars}
        columns={[text(zone === null ? 'location' : 'service'), text('visitorsColumn')]}
        empty={text('noVisits')}
      />
      <div className={styles.wide}>
        <BarChart
          title={text('hours')}
          caption={zone === null ? text('hoursOfAll') : text('hoursIn', { zone })}
          bars={hourBars}
          columns={[text('hour'), text('sessions')]}
          empty={text('noVisits')}
        />
      </div>
    </div>
  );
}
