/** Metres from one floor to the next: plans tell nothing of it. */
const FLOOR_HEIGHT = 5;

/** How high a floor lies, in metres, by its order in the building: 0 is the ground. */
export const elevationOf = (order: number): number => order * FLOOR_HEIGHT;
