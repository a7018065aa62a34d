import type { FloorId, GroupId, TravelKey } from '@/model/network/network';
import type { Route } from './route';

/** A step of the directions: walking on a floor, or changing the floor. Lengths in metres, times in seconds. */
export type RouteStep =
  | { readonly kind: 'walk'; readonly floor: FloorId; readonly length: number; readonly seconds: number }
  | {
      readonly kind: 'change';
      /** As it is numbered on the drawing. */
      readonly number: number;
      readonly group: GroupId | null;
      readonly travel: TravelKey | null;
      readonly from: FloorId;
      readonly to: FloorId;
      readonly seconds: number;
    };

/** The metres walked, as the sum of the whole metres that the parts show one by one. */
export const walkedMetres = ({ legs }: Pick<Route, 'legs'>): number =>
  legs.reduce((sum, { length }) => sum + Math.round(length), 0);

/** The steps of a route in order. Its total time is known; walks share the rest after the changes by their length. */
export function routeSteps(route: Route): readonly RouteStep[] {
  const walked = route.legs.reduce((sum, { length }) => sum + length, 0);
  const changing = route.changes.reduce((sum, { seconds }) => sum + seconds, 0);
  const pace = walked > 0 ? Math.max(0, route.seconds - changing) / walked : 0;
  const steps: RouteStep[] = [];
  for (const [i, { floor, length }] of route.legs.entries()) {
    if (length > 0) steps.push({ kind: 'walk', floor, length, seconds: length * pace });
    const change = route.changes[i];
    if (change)
      steps.push({
        kind: 'change',
        number: i + 1,
        group: change.group,
        travel: change.travel,
        from: change.from.floor,
        to: change.to.floor,
        seconds: change.seconds,
      });
  }
  return steps;
}
