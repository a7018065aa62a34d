import { makeStyles, tokens } from '@fluentui/react-components';
import { CopyText } from '@/components/layout/CopyText';
import { KioskStateLabel } from './KioskLabels';
import type { KioskRow } from './kioskWords';
import { text } from './texts';

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '16px',
    rowGap: '4px',
    margin: 0,
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
});

/** What the kiosk itself says, which nobody edits. */
export function KioskFacts({ kiosk }: { kiosk: KioskRow }) {
  const styles = useStyles();
  return (
    <dl className={styles.facts} aria-label={text('facts')}>
      <dt>{text('state')}</dt>
      <dd>
        <KioskStateLabel kiosk={kiosk} />
      </dd>
      <dt>{text('plusNetworkId')}</dt>
      <dd>{kiosk.commission_status ?? text('none')}</dd>
      <dt>{text('uid')}</dt>
      <dd>
        <CopyText text={kiosk.uid} name={text('uid')} />
      </dd>
    </dl>
  );
}
