import { Button, Switch } from '@fluentui/react-components';
import { useState } from 'react';
import { MOST_STOPS, type VisitorEvent } from '@/machines/visitor.machine';
import { useMapTexts } from '../languages/mapTexts';
import { PlaceSearch } from '../search/PlaceSearch';
import type { Venue } from '../venue';
import type { VenuePlace } from '../venuePlace';

const LARGE = { minHeight: '44px', alignItems: 'center', alignSelf: 'start' } as const;

interface Props {
  readonly venue: Venue;
  readonly place: VenuePlace;
  /** The stops beside the place. */
  readonly stops: readonly number[];
  readonly isEndFixed: boolean;
  readonly send: (event: VisitorEvent) => void;
  /** Somewhere to go when the field is gone. */
  readonly onAdded: () => void;
}

/** Further stops of a route, and whether it ends at its place. */
export function StopsField({ venue, place, stops, isEndFixed, send, onAdded }: Props) {
  const { text } = useMapTexts();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      {stops.length > 0 && (
        <Switch
          style={LARGE}
          label={text('finishAt', { name: place.name })}
          checked={isEndFixed}
          onChange={(_event, { checked }) => send({ type: 'end.fixed', isOn: checked })}
        />
      )}
      {isAdding ? (
        <PlaceSearch
          places={venue.findable.filter(({ id }) => id !== place.id && !stops.includes(id))}
          placeholder={text('addStop')}
          takesFocus
          onChoose={({ id }) => {
            setAdding(false);
            send({ type: 'stop.added', place: id });
            onAdded();
          }}
        />
      ) : (
        stops.length + 1 < MOST_STOPS && (
          <Button style={LARGE} onClick={() => setAdding(true)}>
            {text('addStop')}
          </Button>
        )
      )}
    </>
  );
}
