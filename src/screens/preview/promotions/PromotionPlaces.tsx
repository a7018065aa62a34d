import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DirectionsRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { PlaceRow } from '../directory/PlaceRow';
import { useMapTexts } from '../languages/mapTexts';
import { usePlaceButton } from '../usePlaceButton';
import type { VenuePlace } from '../venuePlace';

/** Places that are listed at first. */
const FIRST = 3;

const useStyles = makeStyles({
  list: { listStyle: 'none', margin: '8px -10px 0', padding: 0 },
  row: { display: 'flex', alignItems: 'center', gap: '4px' },
  way: { minWidth: '48px', height: '48px', marginRight: '10px', color: tokens.colorBrandForeground1 },
  all: { minHeight: '44px', width: '100%' },
});

interface Props {
  /** Of the event or offer. */
  readonly name: string;
  readonly places: readonly VenuePlace[];
  readonly onOpen: (place: VenuePlace) => void;
  readonly onDirections: (place: VenuePlace) => void;
}

/** Where an event or offer is; one press leads to a place, and one to its directions. */
export function PromotionPlaces({ name, places, onOpen, onDirections }: Props) {
  const styles = useStyles();
  const { text } = useMapTexts();
  const placeButton = usePlaceButton();
  const [isWhole, setWhole] = useState(false);
  const listed = isWhole ? places : places.slice(0, FIRST);
  return (
    <>
      <ul className={styles.list} aria-label={text('placesOf', { name })}>
        {listed.map((place) => (
          <li key={place.id} className={styles.row}>
            <button type="button" className={placeButton} onClick={() => onOpen(place)}>
              <PlaceRow place={place} />
            </button>
            <Button
              appearance="subtle"
              className={styles.way}
              icon={<DirectionsRegular />}
              aria-label={text('directionsTo', { name: place.name })}
              onClick={() => onDirections(place)}
            />
          </li>
        ))}
      </ul>
      {listed.length < places.length && (
        <Button appearance="subtle" className={styles.all} onClick={() => setWhole(true)}>
          {text('showPlaces', { count: places.length })}
        </Button>
      )}
    </>
  );
}
