/** The first character of a text as people see it, an emoji or a letter with its marks; empty for an empty text. */
export const firstCharacter = (text: string): string => [...new Intl.Segmenter().segment(text)][0]?.segment ?? '';
