import type { GuidanceStep, WalkStep } from '@/model/routing/routeGuidance';
import type { MapText } from '../texts';
import type { Venue } from '../venue';

/** Kinds of travel between floors that the texts have sentences for. */
const CHANGES = ['lift', 'stairs', 'escalator', 'ramp'] as const;

/** A step of the directions as a whole sentence. */
export function stepText(step: GuidanceStep, venue: Venue, text: MapText): string {
  const floorName = (id: string) => venue.floors.find(({ uuid }) => uuid === id)?.name ?? text('anotherFloor');
  if (step.kind === 'walk') return walkText(step, floorName(step.floor), text);
  const floor = floorName(step.to);
  const group = step.group === null ? undefined : venue.network.groups.get(step.group);
  const key = group?.travel ?? step.travel;
  const kind = CHANGES.find((one) => one === key);
  const name = group?.name;
  if (kind) return name ? text(`takeNamed.${kind}`, { name, floor }) : text(`take.${kind}`, { floor });
  const by = name || venue.travelTypes.find((type) => type.key === key)?.name;
  return by ? text('take', { name: by, floor }) : text('goOn', { floor });
}

function walkText({ turn, landmark }: WalkStep, floor: string, text: MapText): string {
  if (turn !== 'start') return landmark === null ? text(`turn.${turn}`) : text(`turnAt.${turn}`, { landmark });
  return landmark === null ? text('start', { floor }) : text('startTowards', { floor, landmark });
}
