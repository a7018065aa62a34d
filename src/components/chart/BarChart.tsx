import { Button, makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { DataBarVerticalRegular, TableRegular } from '@fluentui/react-icons';
import { Suspense, useId, useMemo, useState } from 'react';
import { formatLocale } from '@/contract/texts/locale';
import { Loading } from '../feedback/Loading';
import { lazyPart } from '../lazy/lazyPart';
import { PlainTable } from '../PlainTable';
import type { Bar } from './chartOptions';
import { text } from './texts';

const ApexBars = lazyPart(async () => (await import('./ApexBars')).ApexBars);

const useStyles = makeStyles({
  chart: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    minWidth: 0,
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: { display: 'flex', alignItems: 'center', gap: '8px', justifyContent: 'space-between' },
  title: { margin: 0 },
  caption: { color: tokens.colorNeutralForeground2 },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

interface Props {
  readonly title: string;
  /** The subject of the figures. */
  readonly caption: string;
  readonly bars: readonly Bar[];
  /** Headings for the labels and the values. */
  readonly columns: readonly [string, string];
  /** Bars lie, for long labels. */
  readonly isLying?: boolean;
  /** Shown where there is no bar. */
  readonly empty: string;
}

/** A bar chart with its values at the bars, and the table behind it, which can be shown instead. */
export function BarChart({ title, caption, bars, columns, isLying = false, empty }: Props) {
  const styles = useStyles();
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  const number = useMemo(() => new Intl.NumberFormat(formatLocale()), []);
  const table = (
    <PlainTable
      isNamed
      label={title}
      columns={columns}
      rows={bars.map(({ label, value }, at) => ({ key: `${at} ${label}`, cells: [label, number.format(value)] }))}
    />
  );
  return (
    <section className={styles.chart} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Subtitle2 as="h2" id={titleId} className={styles.title}>
          {title}
        </Subtitle2>
        {bars.length > 0 && (
          <Button
            size="small"
            appearance="subtle"
            icon={isTable ? <DataBarVerticalRegular /> : <TableRegular />}
            aria-label={text(isTable ? 'showChartOf' : 'showTableOf', { title })}
            onClick={() => setTable(!isTable)}
          >
            {text(isTable ? 'showChart' : 'showTable')}
          </Button>
        )}
      </div>
      <Text size={200} className={styles.caption}>
        {caption}
      </Text>
      {bars.length === 0 ? (
        <Text>{empty}</Text>
      ) : isTable ? (
        table
      ) : (
        <>
          <Suspense fallback={<Loading label={text('loading')} />}>
            <ApexBars bars={bars} label={title} isLying={isLying} />
          </Suspense>
          <div className={styles.hidden}>{table}</div>
        </>
      )}
    </section>
  );
}
