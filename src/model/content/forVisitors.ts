import { folded } from './search/folded';

interface MaybeForStaff {
  readonly id: number;
  readonly staff_only?: boolean | undefined;
}
interface SubDestination extends MaybeForStaff {
  readonly parent?: MaybeForStaff | null | undefined;
}
interface Placed {
  readonly id: number;
  readonly floor_id: string;
  readonly object_name: string;
  readonly location_name: string;
  readonly destination: {
    readonly parent_id: number;
    readonly staff_only?: boolean | undefined;
    readonly related_destinations?: readonly number[] | undefined;
  };
  readonly sub_destinations?: readonly SubDestination[] | undefined;
}
interface Promotion {
  readonly destinations: readonly number[];
  readonly places?: readonly number[] | undefined;
}
interface Label {
  readonly floor_id: string;
  readonly object_name: string;
  readonly text: string;
}

/** The part of the data of a location that names its destinations. */
interface Data {
  readonly destinations: readonly Placed[];
  readonly events: readonly Promotion[];
  readonly offers: readonly Promotion[];
  readonly labels?: readonly Label[] | undefined;
}

/**
 * The data of a location without its destinations for staff only: their rooms have no destination and no label, labels elsewhere
 * do not have their names, and nothing refers to them. Events and offers of such places alone are left out, so that
 * none becomes one of the whole location. Data without any is returned as it is.
 */
export function forVisitors<Location extends Data>(data: Location): Location {
  const hidden = data.destinations.filter(({ destination }) => destination.staff_only);
  const inside = data.destinations.flatMap(({ sub_destinations = [] }) =>
    sub_destinations.flatMap((one) => [one, ...(one.parent ? [one.parent] : [])]),
  );
  if (hidden.length === 0 && !inside.some(({ staff_only }) => staff_only)) return data;
  const ids = new Set(hidden.map(({ destination }) => destination.parent_id));
  const places = new Set(hidden.map(({ id }) => id));
  const rooms = new Set(hidden.map(roomOf));
  const names = new Set(hidden.map(({ location_name }) => folded(location_name.trim())));
  const promoted = <One extends Promotion>(promotions: readonly One[]): One[] =>
    promotions.flatMap((one) => {
      const destinations = one.destinations.filter((id) => !ids.has(id));
      const left = one.places?.filter((id) => !places.has(id));
      const isHidden = destinations.length < one.destinations.length || (left ?? []).length < (one.places ?? []).length;
      if (isHidden && destinations.length === 0 && (left ?? []).length === 0) return [];
      return [{ ...one, destinations, ...(left && { places: left }) }];
    });
  return {
    ...data,
    destinations: data.destinations
      .filter(({ destination }) => !destination.staff_only)
      .map((one) => visible(one, ids)),
    events: promoted(data.events),
    offers: promoted(data.offers),
    ...(data.labels && {
      labels: data.labels.filter((one) => !rooms.has(roomOf(one)) && !names.has(folded(one.text.trim()))),
    }),
  };
}

const roomOf = ({ floor_id, object_name }: { floor_id: string; object_name: string }) => `${floor_id} ${object_name}`;

/** A place without what it says of destinations for staff only. */
function visible<Place extends Placed>(place: Place, hidden: ReadonlySet<number>): Place {
  const { destination, sub_destinations: inside } = place;
  const related = destination.related_destinations;
  return {
    ...place,
    destination: { ...destination, ...(related && { related_destinations: related.filter((id) => !hidden.has(id)) }) },
    ...(inside && {
      sub_destinations: inside
        .filter(({ staff_only }) => !staff_only)
        .map((one) => (one.parent?.staff_only ? { ...one, parent: null } : one)),
    }),
  };
}
