import { Badge, Caption1, makeStyles, Text, tokens } from '@fluentui/react-components';
import { RecordCards } from '@/components/recordTable/RecordCards';
import type { RecordList } from '@/components/recordTable/useRecordList';
import { truncate } from '@/model/content/truncate';
import { KioskClockLabel, KioskContactLabel, KioskKeyLabel, KioskStateLabel } from './KioskLabels';
import { buildText, type KioskRow } from './kioskText';
import { text } from './texts';

const DESCRIPTION = 50;

const useStyles = makeStyles({
  scroller: { overflowY: 'auto', flexGrow: 1, minHeight: 0 },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  // It is what one looks for in many cards.
  state: { fontWeight: tokens.fontWeightSemibold },
  // A word as long as the card would leave it.
  description: { overflowWrap: 'anywhere' },
  contact: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '8px',
    fontSize: tokens.fontSizeBase200,
  },
  tags: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  tag: { fontWeight: tokens.fontWeightRegular },
});

interface Props {
  readonly list: RecordList<KioskRow>;
  /** Milliseconds since 1970 of the figures. */
  readonly now: number;
}

/** The kiosks as cards: state, description, location, build, last contact and whether it is commissioned. */
export function KioskCards({ list, now }: Props) {
  const styles = useStyles();
  return (
    <div className={styles.scroller}>
      <RecordCards label={text('title')} one={text('one')} list={list} hasEditButton>
        {(kiosk) => (
          <>
            <span className={styles.state}>
              <KioskStateLabel kiosk={kiosk} />
            </span>
            <KioskClockLabel kiosk={kiosk} />
            <KioskKeyLabel kiosk={kiosk} />
            {kiosk.description !== '' && (
              <Text size={200} className={styles.description} title={kiosk.description}>
                {truncate(kiosk.description, DESCRIPTION)}
              </Text>
            )}
            <Caption1 className={styles.quiet}>{kiosk.location}</Caption1>
            <Caption1 className={styles.quiet}>{buildText(kiosk) ?? text('noBuild')}</Caption1>
            <span className={styles.contact}>
              <span className={styles.quiet}>{text('checkedIn')}</span>
              <KioskContactLabel kiosk={kiosk} now={now} />
            </span>
            <span className={styles.tags}>
              <Tag label={text(kiosk.plus_id === null ? 'notCommissioned' : 'commissioned')} />
              {kiosk.is_test && <Tag label={text('demoUnit')} />}
              {kiosk.internal_use && <Tag label={text('devUnit')} />}
            </span>
          </>
        )}
      </RecordCards>
    </div>
  );
}

function Tag({ label }: { label: string }) {
  const { tag } = useStyles();
  return (
    <Badge appearance="outline" color="informative" className={tag}>
      {label}
    </Badge>
  );
}
