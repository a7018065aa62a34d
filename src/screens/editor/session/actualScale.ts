/** CSS pixels a metre of a zoom of 100 %. */
export const ACTUAL_SCALE = 20;
