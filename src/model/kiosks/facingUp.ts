import { normalTurn, toRadians } from '../geometry/turns';

/**
 * The turn of a map, in radians clockwise, by which it leads up where a person looks.
 * @param orientation degrees clockwise from the top of the floor plan
 */
export const facingUp = (orientation: number): number => normalTurn(-toRadians(orientation));
