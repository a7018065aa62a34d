import { Link, makeStyles, mergeClasses, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons';
import type { VisiblePromotion } from '@/model/content/promotions/visiblePromotions';
import { isWebAddress } from '@/model/content/webAddress';
import { useMapTexts } from '../languages/mapTexts';
import { VenuePicture } from '../place/VenuePicture';
import type { Venue, VenuePromotion } from '../venue';
import type { VenuePlace } from '../venuePlace';
import { PromotionPlaces } from './PromotionPlaces';
import { promotionTime } from './promotionTime';

const useStyles = makeStyles({
  list: { listStyle: 'none', margin: 0, padding: 0 },
  item: {
    padding: '16px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { borderTop: 'none', paddingTop: '4px' },
    ':last-child': { paddingBottom: 0 },
  },
  row: { display: 'flex', gap: '14px', alignItems: 'flex-start' },
  words: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '2px' },
  name: { ...typographyStyles.body1Strong, margin: 0, overflowWrap: 'anywhere' },
  live: { color: tokens.colorStatusSuccessForeground1 },
  upcoming: { color: tokens.colorBrandForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
  summary: { marginTop: '4px', overflowWrap: 'anywhere' },
  fold: { '&[open] > summary svg': { transform: 'rotate(180deg)' } },
  more: {
    minHeight: '44px',
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    cursor: 'pointer',
    color: tokens.colorNeutralForeground2,
    listStyle: 'none',
    '::-webkit-details-marker': { display: 'none' },
    '& svg': { transition: 'transform 120ms' },
    '@media (prefers-reduced-motion: reduce)': { '& svg': { transition: 'none' } },
  },
  details: { display: 'block', maxWidth: '60ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

interface Props {
  readonly venue: Venue;
  readonly label: string;
  /** Of the name of each. */
  readonly heading: 'h3' | 'h4';
  readonly promotions: readonly VisiblePromotion<VenuePromotion>[];
  readonly now: number;
  /** Whether a kiosk shows them, which opens no other page. */
  readonly isKiosk: boolean;
  /** Opens a place, and its directions; missing where the promotions are those of an open place. */
  readonly toPlaces?: {
    readonly onOpen: (place: VenuePlace) => void;
    readonly onDirections: (place: VenuePlace) => void;
  };
}

/** Events or offers with picture, time in the zone of the place, and the way to each of their places. */
export function PromotionList({ venue, label, heading: Heading, promotions, now, isKiosk, toPlaces }: Props) {
  const styles = useStyles();
  const texts = useMapTexts();
  const { text, content } = texts;
  const zones = { place: venue.timeZone, device: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return (
    <ul className={styles.list} aria-label={label}>
      {promotions.map((one) => {
        const { promotion, isLive } = one;
        const time = promotionTime(one, new Date(now), zones, texts);
        return (
          <li key={promotion.id} className={styles.item}>
            <div className={styles.row}>
              <VenuePicture address={promotion.image} size="small" />
              <div className={styles.words}>
                <Heading className={styles.name} {...content}>
                  {promotion.name}
                </Heading>
                <Text size={200} className={styles.quiet}>
                  <Text size={200} weight="semibold" className={mergeClasses(isLive ? styles.live : styles.upcoming)}>
                    {text(isLive ? 'live' : 'upcoming')}
                  </Text>
                  {time && <span>{` · ${time}`}</span>}
                </Text>
                {promotion.summary && (
                  <Text className={styles.summary} {...content}>
                    {promotion.summary}
                  </Text>
                )}
                {toPlaces && promotion.isEverywhere && (
                  <Text size={200} className={styles.quiet}>
                    {text('everywhere', { name: venue.name })}
                  </Text>
                )}
              </div>
            </div>
            {promotion.details && (
              <details className={styles.fold}>
                <summary className={styles.more} aria-label={text('moreAbout', { name: promotion.name })}>
                  {text('more')} <ChevronDownRegular aria-hidden />
                </summary>
                <Text className={styles.details} {...content}>
                  {promotion.details}
                </Text>
              </details>
            )}
            {!isKiosk && isWebAddress(promotion.website) && (
              <Link className={styles.fold} href={promotion.website} target="_blank" rel="noopener noreferrer">
                {text('websiteOf', { name: promotion.name })}
              </Link>
            )}
            {toPlaces && promotion.places.length > 0 && (
              <PromotionPlaces name={promotion.name} places={promotion.places} {...toPlaces} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
