import { Badge, makeStyles } from '@fluentui/react-components';
import { useMemo } from 'react';
import type { PlaceGroup } from '@/model/content/rooms/placeGroups';
import { minutesText } from '../directions/minutesText';
import { useMapTexts } from '../languages/mapTexts';
import { usePlaceButton } from '../usePlaceButton';
import type { Venue } from '../venue';
import type { VenuePlace } from '../venuePlace';
import { nearestPlaces } from './nearestPlaces';
import { PlaceRow } from './PlaceRow';
import type { Standpoint } from './standpoint';

const useStyles = makeStyles({ item: { paddingLeft: '24px' }, nearest: { marginLeft: 'auto', flexShrink: 0 } });

interface Props {
  readonly venue: Venue;
  readonly group: PlaceGroup<VenuePlace>;
  readonly standpoint: Standpoint;
  readonly onChoose: (place: VenuePlace) => void;
}

/** The places of a row that has several, the nearest first where it is known from where. */
export function GroupMembers({ venue, group, standpoint: { from, isStepFree }, onChoose }: Props) {
  const styles = useStyles();
  const { text } = useMapTexts();
  const placeButton = usePlaceButton();
  const near = useMemo(() => nearestPlaces(venue, from, group, isStepFree), [venue, from, group, isStepFree]);
  return near.map(({ place, seconds }, at) => (
    <li key={place.id} className={styles.item}>
      <button type="button" className={placeButton} tabIndex={-1} onClick={() => onChoose(place)}>
        <PlaceRow place={place} note={seconds === null ? undefined : minutesText(seconds, text)} />
        {at === 0 && seconds !== null && (
          <Badge className={styles.nearest} appearance="tint" size="large">
            {text('nearest')}
          </Badge>
        )}
      </button>
    </li>
  ));
}
