import { makeStyles, tokens } from '@fluentui/react-components';
import { CopyText } from '@/components/layout/CopyText';
import { clockFault } from '@/model/kiosks/clockSkew';
import { KioskClockLabel, KioskContactLabel, KioskKeyLabel, KioskStateLabel } from './KioskLabels';
import { buildText, type KioskRow } from './kioskText';
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

/**
 * The facts that the kiosk itself reports, which nobody edits.
 * @param props.now milliseconds since 1970 of the figures
 */
export function KioskFacts({ kiosk, now }: { kiosk: KioskRow; now: number }) {
  const styles = useStyles();
  return (
    <dl className={styles.facts} aria-label={text('facts')}>
      <dt>{text('state')}</dt>
      <dd>
        <KioskStateLabel kiosk={kiosk} />
      </dd>
      <dt>{text('lastContact')}</dt>
      <dd>
        <KioskContactLabel kiosk={kiosk} now={now} />
      </dd>
      {clockFault(kiosk.clock_skew) && (
        <>
          <dt>{text('clock')}</dt>
          <dd>
            <KioskClockLabel kiosk={kiosk} />
            <div>{text('clockText')}</div>
          </dd>
        </>
      )}
      <dt>{text('shownBuild')}</dt>
      <dd>{buildText(kiosk) ?? text('noBuild')}</dd>
      <dt>{text('runningVersion')}</dt>
      <dd>{kiosk.running_version ?? text('none')}</dd>
      <dt>{text('deviceKey')}</dt>
      <dd>
        {kiosk.device_key ? text('endsIn', { letters: kiosk.device_key }) : text('noDevice')}
        {kiosk.key_shared && (
          <div>
            <KioskKeyLabel kiosk={kiosk} />
            <div>{text('keySharedText')}</div>
          </div>
        )}
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
