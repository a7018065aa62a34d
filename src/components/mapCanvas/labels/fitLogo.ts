/** Drawn pixels. Below the first height a picture says less than a name; above the second it drowns its neighbours. */
const LEAST_HEIGHT = 16;
const MOST_HEIGHT = 48;
const MOST_WIDTH = 120;
const STEP = 4;

interface FitOptions {
  /** Width by height of the picture. */
  readonly aspect: number;
  /** Drawn pixels that a thing of a height has, centred in the room; 0 where it does not fit. */
  readonly roomFor: (height: number) => number;
}

/** The largest size in which a picture fits inside its room; null where it does not in any legible one. */
export function fitLogo({ aspect, roomFor }: FitOptions): { readonly width: number; readonly height: number } | null {
  for (let height = MOST_HEIGHT; height >= LEAST_HEIGHT; height -= STEP) {
    const width = height * aspect;
    if (width <= MOST_WIDTH && width <= roomFor(height)) return { width, height };
  }
  return null;
}
