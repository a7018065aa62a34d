import { type DestinationMesh, type NetworkCheck, NO_OBJECTS, type Problem } from '../problem';

/** A category or a description is missed where at least this share of the destinations has one. */
const USUAL = 0.5;

/**
 * Destinations that visitors find by their name alone, in a location where most others have a category or a description:
 * a location that uses none lacks none.
 */
export const incompleteDestinationCheck: NetworkCheck = ({ destinations, floors }) => {
  const each = [...new Map(destinations.map((one) => [one.id, one])).values()];
  const isUsual = (has: (one: DestinationMesh) => boolean): boolean => each.filter(has).length >= USUAL * each.length;
  const wantsCategory = isUsual(({ hasCategory }) => hasCategory);
  const wantsDescription = isUsual(({ hasDescription }) => hasDescription);
  const problemOf = ({ name, label, floor }: DestinationMesh, message: Problem['message']): Problem => {
    const { floorPlan, meshByName } = floors.get(floor)?.drawn ?? {};
    const mesh = meshByName?.get(name);
    const isDrawn = floorPlan !== undefined && mesh !== undefined;
    const point = isDrawn ? { x: floorPlan.anchors[3 * mesh] ?? 0, y: floorPlan.anchors[3 * mesh + 1] ?? 0 } : null;
    return {
      ...NO_OBJECTS,
      check: 'incomplete-destination',
      severity: 'warning',
      message,
      subject: { name: label, count: 1 },
      mesh: name,
      place: { floor, point },
    };
  };
  return each.flatMap((one) => {
    if (wantsCategory && !one.hasCategory) return [problemOf(one, 'no-category')];
    return wantsDescription && !one.hasDescription ? [problemOf(one, 'no-description')] : [];
  });
};
