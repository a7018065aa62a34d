/** The contexts of painters, on the page or offscreen. */
export type PaintContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
