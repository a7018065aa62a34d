import type { Floor } from '@/contract/buildings/buildings';
import { floorId, type NodeId } from '@/model/network/network';
import { addStop } from '@/model/network/operations/acrossFloors/addStop';
import { copyToFloors } from '@/model/network/operations/acrossFloors/copyToFloors';
import { NO_GROUNDS } from '@/model/network/operations/acrossFloors/floorGround';
import type { OperationAcross } from '../session/performAcross';
import { ofOperation } from './menuActions';
import type { MenuAction, Submenu } from './menuEntry';
import type { MenuWorld } from './menuWorld';
import { text } from './texts';

/** Adds a stop of the group of a node on another floor. */
export function stopMenu(world: MenuWorld, id: NodeId): Submenu {
  const { present } = world.document.getSnapshot().context.history;
  const lift = world.types.find(({ key }) => key === 'lift')?.name ?? text('lift');
  const floor = present.nodes.get(id)?.floor;
  return {
    key: 'stop',
    label: text('addStop'),
    actions: otherFloors(world, floor ?? null).map((other) =>
      ofFloor(world, { from: floor ?? null, to: other }, (network, grounds) =>
        addStop(network, id, placeOn(other), { travel: 'lift', name: lift }, grounds),
      ),
    ),
  };
}

/** Copies nodes to another floor. */
export function copyMenu(world: MenuWorld, ids: readonly NodeId[], label = text('copyToFloor')): Submenu {
  const travel = world.types.map(({ key }) => key);
  return {
    key: 'copyToFloor',
    label,
    actions: otherFloors(world, world.floor?.uuid ?? null).map((other) =>
      ofFloor(world, { from: null, to: other }, (network, grounds) =>
        copyToFloors(network, ids, [placeOn(other)], travel, grounds),
      ),
    ),
  };
}

/** Copying the whole network of the floor asks first: the other floor may have one. */
export function copyFloorMenu(world: MenuWorld, ids: readonly NodeId[]): Submenu {
  const from = world.floor?.uuid;
  const menu = copyMenu(world, ids, text('copyFloorTo'));
  return {
    ...menu,
    actions: menu.actions.map((action) => ({
      ...action,
      run: () => from !== undefined && world.copying.set({ from, to: action.key }),
    })),
  };
}

const placeOn = ({ uuid, elevation }: Floor) => ({ floor: floorId(uuid), z: elevation ?? 0 });

/** An operation on another floor. What is blocked whatever its floor plan is says so before. */
function ofFloor(
  world: MenuWorld,
  { from, to }: { readonly from: string | null; readonly to: Floor },
  operationOn: OperationAcross,
): MenuAction {
  const { present } = world.document.getSnapshot().context.history;
  const floors = floorsOf(world).filter(({ uuid }) => uuid === to.uuid || uuid === from);
  return {
    ...ofOperation(to.uuid, to.name, operationOn(present, NO_GROUNDS), world),
    run: () => world.performAcross({ floors, data: world.data }, operationOn),
  };
}

export const floorsOf = ({ data }: MenuWorld) => data.location.buildings.flatMap(({ floors }) => floors);

/** The other floors of the building that a floor belongs to. */
function otherFloors({ data }: MenuWorld, floor: string | null) {
  const building = data.location.buildings.find(({ floors }) => floors.some(({ uuid }) => uuid === floor));
  return (building?.floors ?? []).filter(({ uuid }) => uuid !== floor);
}
