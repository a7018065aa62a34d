/** The type of a variable's value. */
export type ValueType = 'text' | 'number' | 'colour' | 'image';

const COLOUR = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(px|em|rem|%|ms|s)?$/;
const PICTURE = /^(https:\/\/\S+|\/\S+)\.(png|jpe?g|gif|svg|webp|avif)(\?\S*)?$/i;
const OWN_PICTURE = /^\/api\/images\/\S+$/;

/** Recognises a value by its form: `#0b6e6e` is a colour, `16px` a number, an address of a picture an image. */
export function valueTypeOf(value: string): ValueType {
  const text = value.trim();
  if (COLOUR.test(text)) return 'colour';
  if (NUMBER.test(text)) return 'number';
  return PICTURE.test(text) || OWN_PICTURE.test(text) ? 'image' : 'text';
}

/** The types of several values, each once, in their order. */
export const valueTypesOf = (values: Readonly<Record<string, string>>): ValueType[] => [
  ...new Set(Object.values(values).map(valueTypeOf)),
];
