import { Badge, Button, makeStyles, mergeClasses, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { DirectionsRegular, DismissRegular } from '@fluentui/react-icons';
import { useEffect, useRef } from 'react';
import { visiblePromotions } from '@/model/content/promotions/visiblePromotions';
import { PlaceTile } from './directory/PlaceTile';
import { openingText } from './openingText';
import { PromotionList } from './promotions/PromotionList';
import { text } from './texts';
import { useNow } from './useNow';
import type { Venue, VenuePlace } from './venue';

const useStyles = makeStyles({
  head: { display: 'flex', gap: '14px', alignItems: 'flex-start' },
  words: { flexGrow: 1, minWidth: 0, paddingTop: '2px' },
  title: { ...typographyStyles.subtitle1, margin: 0, overflowWrap: 'anywhere', outlineStyle: 'none' },
  quiet: { color: tokens.colorNeutralForeground3 },
  large: { minWidth: '44px', height: '44px', margin: '-8px -8px 0 0' },
  facts: { display: 'flex', flexDirection: 'column', gap: '8px', margin: '16px 0' },
  open: { color: tokens.colorStatusSuccessForeground1 },
  closed: { color: tokens.colorStatusDangerForeground1 },
  text: { maxWidth: '60ch', whiteSpace: 'pre-line' },
  promotions: { marginTop: '24px' },
  kind: { ...typographyStyles.subtitle2, margin: '0 0 8px' },
  contents: { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '8px' },
  inside: { display: 'flex', alignItems: 'center', gap: '12px', overflowWrap: 'anywhere' },
  go: { width: '100%', minHeight: '48px', fontSize: tokens.fontSizeBase400 },
});

const STATUS = {
  COMING_SOON: text('comingSoon'),
  NEW: text('new'),
  TEMPORARILY_CLOSED: text('temporarilyClosed'),
} as const;

interface Props {
  readonly venue: Venue;
  readonly place: VenuePlace;
  readonly onDirections: () => void;
  readonly onClose: () => void;
}

/** The details of a place for visitors. */
export function PlaceCard({ venue, place, onDirections, onClose }: Props) {
  const styles = useStyles();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id } = place;
  useEffect(() => {
    if (id) heading.current?.focus({ preventScroll: true });
  }, [id]);
  const now = useNow();
  const hours = openingText(place.hours, now, venue.timeZone);
  const promotions = (['events', 'offers'] as const).map((kind) => ({
    kind,
    shown: visiblePromotions(
      venue[kind].filter(({ places }) => places.includes(place)),
      new Date(now),
    ),
  }));
  return (
    <>
      <div className={styles.head}>
        <PlaceTile place={place} size={56} />
        <div className={styles.words}>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {place.name}
          </h2>
          <Text block className={styles.quiet}>
            {[place.categories.join(', '), floorText(venue, place)].filter(Boolean).join(' · ')}
          </Text>
        </div>
        <Button
          appearance="subtle"
          className={styles.large}
          icon={<DismissRegular />}
          aria-label={text('closeOf', { name: place.name })}
          onClick={onClose}
        />
      </div>
      <div className={styles.facts}>
        {place.status && (
          <div>
            <Badge appearance="tint" size="large" color={place.status === 'TEMPORARILY_CLOSED' ? 'danger' : 'brand'}>
              {STATUS[place.status]}
            </Badge>
          </div>
        )}
        {hours && (
          <Text>
            <Text weight="semibold" className={mergeClasses(hours.isOpen ? styles.open : styles.closed)}>
              {hours.state}
            </Text>
            {hours.change && ` · ${hours.change}`}
            <Text block size={200} className={styles.quiet}>
              {text('today', { today: hours.today })}
            </Text>
          </Text>
        )}
        {place.description && <Text className={styles.text}>{place.description}</Text>}
      </div>
      <Button
        appearance="primary"
        size="large"
        className={styles.go}
        icon={<DirectionsRegular />}
        onClick={onDirections}
      >
        {text('directions')}
      </Button>
      {place.contents.length > 0 && (
        <section className={styles.promotions} aria-label={text('alsoHere')}>
          <h3 className={styles.kind}>{text('alsoHere')}</h3>
          <ul className={styles.contents}>
            {place.contents.map(({ id: inside, name, logo }) => (
              <li key={inside} className={styles.inside}>
                <PlaceTile place={{ name, logo, colour: place.colour }} size={36} />
                <Text>{name}</Text>
              </li>
            ))}
          </ul>
        </section>
      )}
      {promotions
        .filter(({ shown }) => shown.length > 0)
        .map(({ kind, shown }) => (
          <section key={kind} className={styles.promotions} aria-label={text(kind)}>
            <h3 className={styles.kind}>{text(kind)}</h3>
            <PromotionList venue={venue} label={text(kind)} heading="h4" promotions={shown} now={now} />
          </section>
        ))}
    </>
  );
}

/** The building's name, where there are several buildings. */
function floorText(venue: Venue, { floor }: Pick<VenuePlace, 'floor'>): string {
  const isAlone = venue.floors.every(({ building }) => building === floor.building);
  return isAlone ? floor.name : `${floor.building}, ${floor.name}`;
}
