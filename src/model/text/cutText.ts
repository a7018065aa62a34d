const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Code units after the cut that are looked at: the longest emoji and letters with marks have fewer. */
const BEYOND = 64;

/** The text, cut to at most this many code units and never inside of a character as people see it. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of segmenter.segment(text.slice(0, most + BEYOND))) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
