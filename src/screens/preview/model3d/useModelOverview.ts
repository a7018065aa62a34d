import { useState } from 'react';
import type { Place3d } from '@/model/spatial/routeLines';
import type { FloorPlanProps } from '../floorPlanProps';

interface Options extends Pick<FloorPlanProps, 'parts' | 'step'> {
  /** The shown floor. */
  readonly floor: string;
  /** The route through the floors of the building. */
  readonly lines: readonly (readonly Place3d[])[];
}

/** The wish of a visitor, as long as route and floor stay. */
interface Asked extends Pick<FloorPlanProps, 'parts'> {
  readonly floor: string;
  readonly isOn: boolean;
}

/** Whether all floors of the building are looked at together, and the change of it by a visitor. */
export function useModelOverview({ parts, floor, step, lines }: Options): readonly [boolean, (isOn: boolean) => void] {
  const [began, setBegan] = useState({ parts, floor });
  // A route through several floors begins with all of them; another floor is shown by itself.
  if (began.parts !== parts) setBegan({ parts, floor });
  const [asked, setAsked] = useState<Asked | null>(null);
  const setOverview = (isOn: boolean) => setAsked({ parts, floor, isOn });
  if (asked?.parts === parts && asked.floor === floor) return [asked.isOn, setOverview];
  const climbs = new Set(lines.flat().map(({ z }) => z)).size > 1;
  return [climbs && began.floor === floor && step === null, setOverview];
}
