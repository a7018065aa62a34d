import { cutText } from '@/model/text/cutText';

/** The text, cut to this many characters with an ellipsis at the end. */
export const truncate = (text: string, most: number): string =>
  text.length > most ? `${cutText(text, most - 1).trimEnd()}…` : text;
