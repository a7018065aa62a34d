const collator = new Intl.Collator('en-GB', { sensitivity: 'variant', numeric: true });

/** Tags as they are stored: trimmed, none empty, each once, in order. */
export const orderedTags = (tags: readonly string[]): string[] =>
  [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))].sort(collator.compare);

/** The tags with those of a typed text added; a comma or a line break ends a tag, so that a pasted list is several. */
export const addTags = (tags: readonly string[], typed: string): string[] =>
  orderedTags([...tags, ...typed.split(/[,\n]/)]);
