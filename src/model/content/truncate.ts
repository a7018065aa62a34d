/** The text, cut to at most this many characters with an ellipsis in place of the rest. */
export const truncate = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
