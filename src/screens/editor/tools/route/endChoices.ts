import type { ProjectData } from '@/contract/locations/projectData';
import { nearestFirst } from '@/model/content/search/nearestFirst';
import { floorNames } from '@/model/floorPlan/floorNames';
import type { EndKey } from './routePreview';
import { text } from './texts';

export interface EndChoice {
  readonly key: EndKey;
  readonly name: string;
}

/** The ends that a route may have: kiosks, then the destinations of this floor, then those of the others. */
export function endChoices(
  { screens, destinations, location }: Pick<ProjectData, 'screens' | 'destinations' | 'location'>,
  floor: string | null,
): readonly EndChoice[] {
  const floors = floorNames(location.buildings);
  return [
    ...screens.map(({ id, name }): EndChoice => ({ key: `kiosk:${id}`, name: text('kiosk', { name }) })),
    ...nearestFirst(destinations, floor, ({ floor_id }) => [floor_id]).map(
      ({ id, location_name, floor_id, floor_name }): EndChoice => ({
        key: `destination:${id}`,
        name: `${location_name} · ${floors.get(floor_id) ?? floor_name}`,
      }),
    ),
  ];
}

/** An end in words; empty for one that is no longer offered. */
export function endName(choices: readonly EndChoice[], key: EndKey | null): string {
  const [kind, id] = key?.split(':') ?? [];
  if (kind !== 'node') return choices.find((choice) => choice.key === key)?.name ?? '';
  return Number(id) < 0 ? text('newNode') : text('node', { id: Number(id) });
}
