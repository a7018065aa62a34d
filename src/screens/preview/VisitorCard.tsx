import type { ComponentProps } from 'react';
import { hasRoomFor, type VisitorEvent } from '@/machines/visitor.machine';
import type { SharedLink } from './address/SharePanel';
import { DirectionsCard } from './DirectionsCard';
import { Directory } from './directory/Directory';
import { PlaceCard } from './place/PlaceCard';
import type { Visit } from './useVisit';
import { type Venue, venuePlace } from './venue';
import type { VenuePlace } from './venuePlace';

interface Props
  extends Pick<ComponentProps<typeof DirectionsCard>, 'result' | 'onStep' | 'loadPlan'>,
    Pick<ComponentProps<typeof Directory>, 'state' | 'standpoint'> {
  readonly venue: Venue;
  readonly visit: Visit;
  readonly link: SharedLink;
  readonly onOpen: (place: VenuePlace) => void;
  /** Opens a place with the directions to it. */
  readonly onDirections: (place: VenuePlace) => void;
  readonly send: (event: VisitorEvent) => void;
}

/** The contents of the card: the directory, the open place, or the directions to it. */
export function VisitorCard(props: Props) {
  const { venue, visit, link, onOpen, onDirections, send, state, standpoint, result, onStep, loadPlan } = props;
  const { place, isRouting, context } = visit;
  const { isKiosk } = link;
  if (!place)
    return (
      <Directory
        venue={venue}
        isKiosk={isKiosk}
        state={state}
        standpoint={standpoint}
        onOpen={onOpen}
        onDirections={onDirections}
      />
    );
  if (isRouting)
    return (
      <DirectionsCard
        venue={venue}
        place={place}
        visit={context}
        result={result}
        onStep={onStep}
        link={link}
        send={send}
        loadPlan={loadPlan}
      />
    );
  const { left } = context;
  const goal = left && hasRoomFor(left, place.id) && venuePlace(venue, left.place);
  return (
    <PlaceCard
      venue={venue}
      place={place}
      isKiosk={isKiosk}
      link={link}
      onOpen={onOpen}
      onDirections={() => send({ type: 'directions.asked' })}
      left={goal ? { goal: goal.name, onJoin: () => send({ type: 'left.joined' }) } : null}
      onClose={() => send({ type: 'closed' })}
    />
  );
}
