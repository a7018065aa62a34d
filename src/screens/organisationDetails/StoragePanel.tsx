import { makeStyles, ProgressBar, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useId } from 'react';
import { storageUseQuery } from '@/api/organisations/storageUse';
import { formatBytes } from '@/components/formatDateTime';
import { storageKindText } from './storageKindText';
import { text } from './texts';

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: '8px', marginTop: '32px' },
  title: { margin: 0 },
  list: { display: 'grid', gridTemplateColumns: '1fr auto', gap: '4px 16px', margin: 0 },
  value: { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** From this share on the bar warns. */
const NEARLY_FULL = 0.9;

/** How much of its quota the organisation has used, and by which kinds of files. */
export function StoragePanel({ organisation }: { organisation: string }) {
  const styles = useStyles();
  const title = useId();
  const { data } = useQuery(storageUseQuery(organisation));
  if (!data) return null;
  const { used, limit, kinds } = data;
  const share = Math.min(1, used / limit);
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <Subtitle2 as="h2" id={title} className={styles.title}>
        {text('storage')}
      </Subtitle2>
      <ProgressBar
        value={share}
        color={share >= NEARLY_FULL ? 'warning' : 'brand'}
        thickness="large"
        aria-labelledby={title}
      />
      <Text>{text('storageUsed', { used: formatBytes(used), limit: formatBytes(limit) })}</Text>
      {share >= NEARLY_FULL && <Text>{text('storageNearlyFull')}</Text>}
      {kinds.length > 0 && (
        <dl className={styles.list}>
          {kinds.map(({ kind, bytes, files }) => (
            <Fragment key={kind}>
              <dt className={styles.quiet}>{storageKindText(kind, files)}</dt>
              <dd className={styles.value}>{formatBytes(bytes)}</dd>
            </Fragment>
          ))}
        </dl>
      )}
    </section>
  );
}
