import { makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { useNow } from '@/components/useNow';
import { visiblePromotions } from '@/model/content/promotions/visiblePromotions';
import { Hours } from '../Hours';
import { useMapTexts } from '../languages/mapTexts';
import { openingText } from '../openingText';
import { VenuePicture } from '../place/VenuePicture';
import { PromotionList } from '../promotions/PromotionList';
import type { Venue } from '../venue';
import type { VenuePlace } from '../venuePlace';
import { DirectoryTabs } from './DirectoryTabs';
import { PlaceList } from './PlaceList';
import type { Standpoint } from './standpoint';
import type { DirectoryState } from './useDirectoryState';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '12px',
    marginBottom: '12px',
  },
  title: { ...typographyStyles.subtitle2, margin: 0, outlineStyle: 'none' },
  about: { display: 'flex', flexDirection: 'column', gap: '8px', marginBottom: '12px' },
  address: { color: tokens.colorNeutralForeground3, whiteSpace: 'pre-line', textAlign: 'left' },
});

interface Props {
  readonly venue: Venue;
  /** Whether a kiosk shows it, which opens no other page. */
  readonly isKiosk: boolean;
  readonly state: DirectoryState;
  readonly standpoint: Standpoint;
  readonly onOpen: (place: VenuePlace) => void;
  readonly onDirections: (place: VenuePlace) => void;
}

/** All places of a location, and the events and offers that visitors see at this moment. */
export function Directory({ venue, isKiosk, state, standpoint, onOpen, onDirections }: Props) {
  const styles = useStyles();
  const texts = useMapTexts();
  const { text, content } = texts;
  const panel = useId();
  const now = useNow();
  const shown = {
    events: visiblePromotions(venue.events, new Date(now), venue.occurrenceAt),
    offers: visiblePromotions(venue.offers, new Date(now), venue.occurrenceAt),
  };
  const views = (['places', 'events', 'offers'] as const).filter((one) => one === 'places' || shown[one].length > 0);
  const selected = views.includes(state.view) ? state.view : 'places';
  const hours = openingText(venue.hours, now, venue.timeZone, texts);
  return (
    <section aria-label={text('directory')}>
      <div className={styles.head}>
        <h2 tabIndex={-1} className={styles.title}>
          {text('directory')}
        </h2>
        {views.length > 1 && <DirectoryTabs views={views} selected={selected} panel={panel} onSelect={state.setView} />}
      </div>
      {(venue.banner || venue.address || hours) && (
        <div className={styles.about}>
          {!isKiosk && <VenuePicture address={venue.banner} size="wide" />}
          {venue.address && (
            <Text className={styles.address} {...content}>
              {venue.address}
            </Text>
          )}
          {hours && <Hours hours={hours} />}
        </div>
      )}
      <div id={panel} {...(views.length > 1 && { role: 'tabpanel', 'aria-labelledby': `${panel}-${selected}` })}>
        {selected === 'places' ? (
          <PlaceList
            venue={venue}
            standpoint={standpoint}
            filter={state.filter}
            onFilter={state.setFilter}
            onChoose={onOpen}
          />
        ) : (
          <PromotionList
            venue={venue}
            label={text(selected)}
            heading="h3"
            promotions={shown[selected]}
            now={now}
            isKiosk={isKiosk}
            toPlaces={{ onOpen, onDirections }}
          />
        )}
      </div>
    </section>
  );
}
