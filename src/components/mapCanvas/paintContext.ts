/** What painters paint with, on the page or beside it. */
export type PaintContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
