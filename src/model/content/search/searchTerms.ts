/** Words that people write for "&", and it for them, in languages in which they are more than a letter. */
const AND = /^(?:and|und|et|och|og)$/i;

/**
 * The words of a search that a name has to have. "&" parts words, and a word that stands for it is left out, unless there is
 * nothing else.
 */
export function searchTerms(search: string): readonly string[] {
  const typed = search.split(/[\s&]+/).filter((word) => word !== '');
  const words = typed.filter((word) => !AND.test(word));
  if (words.length > 0) return words;
  return typed.length > 0 ? typed : [search.trim()].filter((word) => word !== '');
}

/** A folded name as those write it who leave "&" out: "h&m" is "hm". */
export const withoutAmpersand = (text: string): string => text.replace(/ ?& ?/g, '');
