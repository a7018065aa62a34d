import type * as z from 'zod/mini';

/** Prefix of the categories. */
export const CATEGORY_CACHE = 'atrium.categories';

const keyIn = (prefix: string, organisation: string) => `${prefix}.${organisation}`;

/** The next use of the list asks the service. */
export const clearCached = (prefix: string, organisation: string): void =>
  sessionStorage.removeItem(keyIn(prefix, organisation));

/**
 * Lists of records in the session storage of the tab, one for each organisation, until the page is reloaded; content of
 * any other shape counts as missing.
 */
export function sessionCache<Schema extends z.core.$ZodType>(
  prefix: string,
  schema: Schema & { safeParse: (value: unknown) => { success: boolean } },
) {
  const keyOf = (organisation: string) => keyIn(prefix, organisation);
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(`${prefix}.`)) sessionStorage.removeItem(key);
  return {
    read(organisation: string): z.core.output<Schema>[] | null {
      try {
        const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(organisation)) ?? 'null');
        return Array.isArray(found) && found.every((one) => schema.safeParse(one).success) ? found : null;
      } catch {
        return null;
      }
    },
    write(organisation: string, records: readonly z.core.output<Schema>[]): void {
      try {
        sessionStorage.setItem(keyOf(organisation), JSON.stringify(records));
      } catch {
        // A full or forbidden store only costs one more request.
      }
    },
    clear: (organisation: string): void => clearCached(prefix, organisation),
  };
}
