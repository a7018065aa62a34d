/**
 * Points of two worlds that must never be mixed. Floor units are metres, x to the right and y down the screen as seen
 * from above; screen units are CSS pixels from the upper left corner of the canvas.
 */
declare const floor: unique symbol;
declare const screen: unique symbol;

export interface Point {
  readonly x: number;
  readonly y: number;
}
export type FloorPoint = Point & { readonly [floor]: true };
export type ScreenPoint = Point & { readonly [screen]: true };

export const floorPoint = (x: number, y: number): FloorPoint => ({ x, y }) as FloorPoint;
export const screenPoint = (x: number, y: number): ScreenPoint => ({ x, y }) as ScreenPoint;
