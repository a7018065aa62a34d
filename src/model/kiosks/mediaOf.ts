const MEDIA = /^\/(api\/images|icons)\/[\w./-]+$/;

/** The addresses of all pictures and films that a part of a publication or a configuration names, each once. */
export function mediaOf(part: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof part === 'string') {
    if (MEDIA.test(part)) found.add(part);
  } else if (typeof part === 'object' && part !== null) for (const one of Object.values(part)) mediaOf(one, found);
  return found;
}
