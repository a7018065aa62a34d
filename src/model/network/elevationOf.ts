/** Assumed height of a floor in metres, since floor plans do not contain it. */
const FLOOR_HEIGHT = 5;

/** Elevation of a floor in metres by its order in the building: 0 is the ground. */
export const elevationOf = (order: number): number => order * FLOOR_HEIGHT;
