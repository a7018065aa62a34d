interface Skin {
  readonly variables: readonly { readonly values: Readonly<Record<string, string>> }[];
}

/** The key of a variable of a skin that holds the main colour. */
const PRIMARY = 'primary';
const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** The main colour of a skin as `#rrggbb`; null where it has none, or one in another notation. */
export function skinColour(skin: Skin | null | undefined): string | null {
  for (const { values } of skin?.variables ?? []) {
    const colour = values[PRIMARY]?.trim() ?? '';
    if (!HEX.test(colour)) continue;
    return colour.length === 7 ? colour : `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}`;
  }
  return null;
}
