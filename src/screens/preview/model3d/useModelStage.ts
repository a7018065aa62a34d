import { useMemo } from 'react';
import type { MapColours } from '@/components/mapCanvas/mapColours';
import { materialTints } from '@/components/mapCanvas/painting/roomColours';
import { extrudedFloor } from '@/model/spatial/extrudedFloor';
import type { Place3d } from '@/model/spatial/routeLines';
import { colourBodies, meshColours, selectedColours } from './bodyColours';
import { onFloor } from './focusBox';
import type { ColouredBodies, ModelStage } from './modelRenderer';
import type { FloorStack, StackedFloor } from './useFloorStack';

const coloursOf = ({ drawn, places }: StackedFloor, colours: MapColours) => {
  const colouring = { floor: drawn, colours, materials: materialTints(drawn, colours) };
  return (mesh: number) => meshColours(colouring, mesh, places.get(mesh)?.colour ?? null);
};

interface Options {
  readonly stack: FloorStack;
  /** The floor that is shown. */
  readonly shown: string;
  /** Whether the floors above it are drawn too. */
  readonly isOverview: boolean;
  readonly selectedMesh: number | null;
  readonly route: readonly (readonly Place3d[])[];
  readonly colours: MapColours;
}

/** All that is drawn; the parts that did not change are the same objects as before. */
export function useModelStage({ stack, shown, isOverview, selectedMesh, route, colours }: Options): ModelStage {
  const { floors: stacked, elevations } = stack;
  const coloured = useMemo(
    () => new Map(stacked.map((one) => [one.floor.uuid, colourBodies(one.bodies, coloursOf(one, colours))])),
    [stacked, colours],
  );
  const elevation = elevations.get(shown) ?? 0;
  const floors = useMemo(
    () =>
      stacked.flatMap(({ floor: { uuid } }) => {
        const own = elevations.get(uuid) ?? 0;
        const bodies = coloured.get(uuid);
        if (!bodies || (own > elevation && !isOverview)) return [];
        return [{ uuid, coloured: bodies, elevation: own, isClear: uuid === shown }];
      }),
    [stacked, elevations, coloured, elevation, isOverview, shown],
  );
  const clear = stacked.find(({ floor }) => floor.uuid === shown);
  const selected = useMemo((): { coloured: ColouredBodies; elevation: number } | null => {
    if (!clear || selectedMesh === null) return null;
    const of = coloursOf(clear, colours);
    const bodies = extrudedFloor(clear.drawn, clear.heights, [selectedMesh]);
    return { coloured: colourBodies(bodies, (mesh) => selectedColours(of(mesh), colours)), elevation };
  }, [clear, selectedMesh, colours, elevation]);
  return useMemo(
    () => ({
      floors,
      selected,
      route,
      lit: clear ? onFloor(clear.drawn.index.box, elevation) : null,
      colours: { background: colours.background, route: colours.route, casing: colours.routeCasing },
    }),
    [floors, selected, route, clear, elevation, colours],
  );
}
