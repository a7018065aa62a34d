/**
 * The least that a way can cost for the distance that it covers: `flat` for a metre on the level plus `rise` for a metre of
 * height, never more than any link costs. Weights, factors under 1 and fast lifts make them small; they keep a straight-line
 * bound true where the plain distance would not be.
 */
export interface StraightBound {
  flat: number;
  rise: number;
}
