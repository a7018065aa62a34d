/** Widths of the printable characters of ASCII in Inter at weight 500, in hundredths of the font's size. */
const WIDTHS = [
  27, 30, 49, 64, 65, 99, 65, 31, 37, 37, 52, 67, 30, 46, 30, 37, 65, 42, 62, 63, 66, 60, 63, 57, 63, 63, 30, 32, 67,
  67, 67, 53, 98, 71, 66, 73, 72, 60, 59, 75, 75, 27, 58, 69, 57, 91, 76, 77, 64, 77, 65, 65, 65, 74, 71, 100, 70, 70,
  64, 37, 37, 37, 48, 46, 34, 57, 62, 58, 62, 59, 38, 62, 60, 25, 25, 56, 25, 89, 60, 60, 62, 62, 39, 54, 34, 60, 58,
  83, 56, 58, 56, 44, 35, 44, 67,
];
const FIRST = 32;
const UNKNOWN = 70;
/** Heavier weights are a little wider. */
const RESERVE = 1.05;

/** The width of a text in Inter at weight 500, in pixels. */
const interWidth = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + (WIDTHS[(letter.codePointAt(0) ?? 0) - FIRST] ?? UNKNOWN), 0) / 100) * size;

/** The room for a text of `size` pixels, without a browser: the same on every computer. */
export const textWidth = (text: string, size: number): number => Math.ceil(interWidth(text, size) * RESERVE);

/** The length to which a text of another font is adjusted. */
export const textLength = (text: string, size: number): number => Math.round(interWidth(text, size));
