import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { LocationTargetSquareRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { RouteOrigin } from '@/machines/visitor.machine';
import { useMapTexts } from '../languages/mapTexts';
import { PlaceSearch } from '../search/PlaceSearch';
import type { Venue } from '../venue';
import type { VenuePlace } from '../venuePlace';

const useStyles = makeStyles({
  origin: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    padding: '0 4px 0 14px',
    minHeight: '48px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  name: { flexGrow: 1, minWidth: 0 },
  large: { minHeight: '44px' },
  kiosks: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface Props {
  readonly venue: Venue;
  readonly place: VenuePlace;
  /** Null as long as it is not chosen. */
  readonly origin: RouteOrigin | null;
  readonly onChoose: (origin: RouteOrigin) => void;
}

/** Where directions begin: a kiosk or another place. */
export function OriginField({ venue, place, origin, onChoose }: Props) {
  const styles = useStyles();
  const { text } = useMapTexts();
  const [isChoosing, setChoosing] = useState(false);
  const choose = (chosen: RouteOrigin) => {
    setChoosing(false);
    onChoose(chosen);
  };
  const name = origin && originName(venue, origin);
  if (name && !isChoosing)
    return (
      <div className={styles.origin}>
        <LocationTargetSquareRegular aria-hidden fontSize={20} />
        {/* A kiosk is at the visitor's position. */}
        <Text className={styles.name}>{origin.kind === 'kiosk' ? text('youAreHere', { name }) : name}</Text>
        <Button appearance="transparent" className={styles.large} onClick={() => setChoosing(true)}>
          {text('change')}
        </Button>
      </div>
    );
  return (
    <>
      <PlaceSearch
        places={venue.places.filter(({ id }) => id !== place.id)}
        placeholder={text('fromPlaceholder')}
        takesFocus={isChoosing}
        onChoose={(chosen) => choose({ kind: 'place', id: chosen.id, floor: chosen.floor.uuid })}
      />
      {venue.kiosks.length > 0 && (
        <div className={styles.kiosks}>
          {venue.kiosks.slice(0, 6).map((kiosk) => (
            <Button
              key={kiosk.id}
              className={styles.large}
              icon={<LocationTargetSquareRegular />}
              // The list above closes when the field loses the focus, and the button would no longer be under the pointer.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose({ kind: 'kiosk', id: kiosk.id, floor: kiosk.floor })}
            >
              {kiosk.name}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

/** The name of a start of directions; null where it is gone. */
export const originName = ({ places, kiosks }: Venue, { kind, id }: RouteOrigin): string | null =>
  (kind === 'place' ? places : kiosks).find((one) => one.id === id)?.name ?? null;
