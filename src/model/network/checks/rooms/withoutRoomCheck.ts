import { type CheckInput, type DestinationMesh, type NetworkCheck, NO_OBJECTS, type Problem } from '../problem';

/** Whether the floor plan of a destination is loaded and has no room of its name, so that the map does not show it. */
export const isWithoutRoom = ({ floor, name }: DestinationMesh, floors: CheckInput['floors']): boolean =>
  floors.get(floor)?.drawn.meshByName.has(name) === false;

/** Destinations that a floor plan which was replaced has taken off the map. */
export const withoutRoomCheck: NetworkCheck = ({ destinations, floors }) =>
  destinations
    .filter((destination) => isWithoutRoom(destination, floors))
    .map(
      ({ floor, name, label }): Problem => ({
        ...NO_OBJECTS,
        check: 'without-room',
        severity: 'error',
        message: 'without-room',
        subject: { name: label, count: 1 },
        detail: name,
        mesh: name,
        place: { floor, point: null },
      }),
    );
