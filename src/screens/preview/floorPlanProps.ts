import type { ReactNode } from 'react';
import type { Insets } from '@/components/floorPlan/FloorPlanViewer';
import type { MapColours } from '@/components/mapCanvas/mapColours';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import type { StepPlace } from './stepPlace';
import type { RoutePart } from './useVisitorRoute';
import type { Venue, VenueKiosk } from './venue';
import type { VenueFloor, VenuePlace } from './venuePlace';

/** All that a view of a floor shows and gives. */
export interface FloorPlanProps {
  readonly venue: Venue;
  readonly floor: VenueFloor;
  readonly place: VenuePlace | null;
  /** The kiosk that shows the map. */
  readonly kiosk: VenueKiosk | null;
  /** Of the route that is shown, from stop to stop. */
  readonly parts: readonly RoutePart[] | null;
  /** Where the step of the way begins that a person looks at. */
  readonly step: StepPlace | null;
  readonly view: { readonly colours: MapColours; readonly insets: Insets };
  readonly onPlace: (place: VenuePlace) => void;
  /** Loads the plan of a floor that has one. */
  readonly loadPlan: (floor: VenueFloor, signal: AbortSignal) => Promise<FloorPlan>;
  /** Further buttons of the view. */
  readonly controls: ReactNode;
}
