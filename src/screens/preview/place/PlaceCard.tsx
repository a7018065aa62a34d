import { Badge, Button, makeStyles, mergeClasses, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { AddRegular, DirectionsRegular, DismissRegular } from '@fluentui/react-icons';
import { useEffect, useRef } from 'react';
import { useNow } from '@/components/useNow';
import { visiblePromotions } from '@/model/content/promotions/visiblePromotions';
import { relatedPlaces } from '@/model/content/rooms/relatedPlaces';
import type { SharedLink } from '../address/SharePanel';
import { useShare } from '../address/useShare';
import { PlaceRow } from '../directory/PlaceRow';
import { PlaceTile } from '../directory/PlaceTile';
import { Hours } from '../Hours';
import { useMapTexts } from '../languages/mapTexts';
import { openingText } from '../openingText';
import { PromotionList } from '../promotions/PromotionList';
import { usePlaceButton } from '../usePlaceButton';
import type { Venue } from '../venue';
import { floorsOf, type VenuePlace } from '../venuePlace';
import { FactList } from './FactList';
import { placeFacts } from './placeFacts';
import { Stars } from './Stars';
import { VenuePicture } from './VenuePicture';

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', gap: '14px', alignItems: 'flex-start' },
  // Where a name has no room beside tile and buttons, these wrap.
  words: { flex: '1 1 140px', minWidth: 0, paddingTop: '2px' },
  title: {
    ...typographyStyles.subtitle1,
    margin: 0,
    overflowWrap: 'break-word',
    hyphens: 'auto',
    outlineStyle: 'none',
    textAlign: 'left',
  },
  quiet: { color: tokens.colorNeutralForeground3, textAlign: 'left' },
  buttons: { display: 'flex', flexShrink: 0, margin: '-8px -8px 0 0' },
  large: { minWidth: '44px', height: '44px' },
  facts: { display: 'flex', flexDirection: 'column', gap: '8px', margin: '16px 0' },
  text: { maxWidth: '60ch', whiteSpace: 'pre-line', textAlign: 'left' },
  badges: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  contact: { marginTop: '16px' },
  related: { listStyle: 'none', margin: '0 -10px', padding: 0 },
  promotions: { marginTop: '24px' },
  kind: { ...typographyStyles.subtitle2, margin: '0 0 8px' },
  contents: { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '8px' },
  inside: { display: 'flex', alignItems: 'center', gap: '12px', overflowWrap: 'anywhere', hyphens: 'auto' },
  go: { width: '100%', minHeight: '48px', fontSize: tokens.fontSizeBase400 },
  join: { marginTop: '8px' },
});

const STATUS = {
  COMING_SOON: 'comingSoon',
  NEW: 'new',
  TEMPORARILY_CLOSED: 'temporarilyClosed',
} as const;

interface Props {
  readonly venue: Venue;
  readonly place: VenuePlace;
  /** Whether a kiosk shows it, which opens no other page. */
  readonly isKiosk: boolean;
  readonly link: SharedLink;
  readonly onOpen: (place: VenuePlace) => void;
  readonly onDirections: () => void;
  /** The directions from which it was opened, which it can be a stop of. */
  readonly left: { readonly goal: string; readonly onJoin: () => void } | null;
  readonly onClose: () => void;
}

/** The details of a place for visitors. */
export function PlaceCard({ venue, place, isKiosk, link, onOpen, onDirections, left, onClose }: Props) {
  const styles = useStyles();
  const texts = useMapTexts();
  const { text, content } = texts;
  const placeButton = usePlaceButton();
  const share = useShare(link);
  const heading = useRef<HTMLHeadingElement>(null);
  const { id } = place;
  useEffect(() => {
    if (id) heading.current?.focus({ preventScroll: true });
  }, [id]);
  const now = useNow();
  const { details } = place;
  const facts = placeFacts(details, text);
  const related = relatedPlaces(venue.places, place, { named: details.related, automatic: venue.relatedPlaces });
  const hours = openingText(place.hours, now, venue.timeZone, texts);
  const promotions = (['events', 'offers'] as const).map((kind) => ({
    kind,
    shown: visiblePromotions(
      venue[kind].filter(({ places }) => places.includes(place)),
      new Date(now),
      venue.occurrenceAt,
    ),
  }));
  return (
    <>
      <div className={styles.head}>
        <PlaceTile place={place} size={56} />
        <div className={styles.words}>
          <h2 ref={heading} tabIndex={-1} className={styles.title} {...content}>
            {place.name}
          </h2>
          <Text block className={styles.quiet} {...content}>
            {[place.categories.join(texts.separator), ...new Set(floorsOf(place).map(({ name }) => name))]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
        <span className={styles.buttons}>
          {share.button}
          <Button
            appearance="subtle"
            className={styles.large}
            icon={<DismissRegular />}
            aria-label={text('closeOf', { name: place.name })}
            onClick={onClose}
          />
        </span>
      </div>
      {share.panel}
      <div className={styles.facts}>
        <VenuePicture address={details.photo} size="wide" />
        {(place.status || details.badges.length > 0) && (
          <div className={styles.badges}>
            {place.status && (
              <Badge appearance="tint" size="large" color={place.status === 'TEMPORARILY_CLOSED' ? 'danger' : 'brand'}>
                {text(STATUS[place.status])}
              </Badge>
            )}
            {details.badges.map((badge) => (
              <Badge key={badge} {...content} appearance="outline" size="large" color="informative">
                {badge}
              </Badge>
            ))}
          </div>
        )}
        {details.review > 0 && <Stars value={details.review} />}
        {hours && <Hours hours={hours} />}
        {place.description && (
          <Text className={styles.text} {...content}>
            {place.description}
          </Text>
        )}
        {details.description && (
          <Text className={styles.text} {...content}>
            {details.description}
          </Text>
        )}
      </div>
      <Button
        appearance="primary"
        size="large"
        className={styles.go}
        icon={<DirectionsRegular />}
        onClick={onDirections}
      >
        {text(place.nodes.length > 1 && place.amenity ? 'directionsNearest' : 'directions')}
      </Button>
      {left && (
        <Button className={mergeClasses(styles.go, styles.join)} icon={<AddRegular />} onClick={left.onJoin}>
          {text('addToDirections', { name: left.goal })}
        </Button>
      )}
      {facts.length > 0 && (
        <div className={styles.contact}>
          <FactList label={text('contact')} facts={facts} isKiosk={isKiosk} />
        </div>
      )}
      {place.contents.length > 0 && (
        <section className={styles.promotions} aria-label={text('alsoHere')}>
          <h3 className={styles.kind}>{text('alsoHere')}</h3>
          <ul className={styles.contents}>
            {place.contents.map(({ id: inside, name, logo }) => (
              <li key={inside} className={styles.inside}>
                <PlaceTile place={{ name, logo, colour: place.colour }} size={36} />
                <Text {...content}>{name}</Text>
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
            <PromotionList
              venue={venue}
              label={text(kind)}
              heading="h4"
              promotions={shown}
              now={now}
              isKiosk={isKiosk}
            />
          </section>
        ))}
      {related.length > 0 && (
        <section className={styles.promotions} aria-label={text('related')}>
          <h3 className={styles.kind}>{text('related')}</h3>
          <ul className={styles.related}>
            {related.map((one) => (
              <li key={one.id}>
                <button type="button" className={placeButton} onClick={() => onOpen(one)}>
                  <PlaceRow place={one} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
