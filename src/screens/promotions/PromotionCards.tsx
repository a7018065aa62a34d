import { Badge, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CalendarStarRegular, ShoppingBagPercentRegular } from '@fluentui/react-icons';
import { RecordCards } from '@/components/recordTable/RecordCards';
import type { RecordList } from '@/components/recordTable/useRecordList';
import type { Promotion, PromotionKind } from '@/contract/promotions/promotions';
import { truncate } from '@/model/content/truncate';
import { DESCRIPTION, descriptionOf, placesText, timesOf } from './promotionFields';
import { repeatText } from './repeatFields';
import { text } from './texts';
import { UtcDate } from './UtcDate';

const useStyles = makeStyles({
  banner: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
    fontSize: '32px',
  },
  // A portrait image is shown whole.
  image: { width: '100%', height: '100%', objectFit: 'contain' },
  quiet: { color: tokens.colorNeutralForeground3 },
  badge: { alignSelf: 'flex-start' },
});

export const PROMOTION_ICONS = { event: <CalendarStarRegular />, offer: <ShoppingBagPercentRegular /> } as const;

interface Props {
  readonly kind: PromotionKind;
  readonly label: string;
  readonly list: RecordList<Promotion>;
  readonly rows: readonly Promotion[];
}

/** Events or offers as cards. */
export function PromotionCards({ kind, label, list, rows }: Props) {
  const styles = useStyles();
  return (
    <RecordCards
      label={label}
      one={text(`one.${kind}`)}
      list={list}
      rows={rows}
      banner={({ image }) => (
        <div className={styles.banner} aria-hidden>
          {image ? <img className={styles.image} src={image} alt="" loading="lazy" /> : PROMOTION_ICONS[kind]}
        </div>
      )}
    >
      {(row) => {
        const description = descriptionOf(row);
        const places = placesText(row);
        const { start, end } = timesOf(row);
        const repeats = repeatText(row.repeats);
        return (
          <>
            <Text size={200} className={styles.quiet}>
              {end === null && `${text('from')} `}
              <UtcDate value={start} />
              {end !== null && (
                <>
                  {' – '}
                  <UtcDate value={end} />
                </>
              )}
            </Text>
            {repeats !== '' && (
              <Text size={200} className={styles.quiet}>
                {repeats}
              </Text>
            )}
            {description !== '' && <Text>{truncate(description, DESCRIPTION)}</Text>}
            {places === '' ? (
              <Badge appearance="tint" color="warning" className={styles.badge}>
                {text('withoutPlace')}
              </Badge>
            ) : (
              <Text size={200} className={styles.quiet}>
                {places}
              </Text>
            )}
          </>
        );
      }}
    </RecordCards>
  );
}
