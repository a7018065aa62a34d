import * as z from 'zod/mini';

const KEY = 'atrium.recent';
const LIMIT = 20;
const recentSchema = z.array(z.object({ address: z.string().check(z.regex(/^\/(?!\/)/)), title: z.string() }));

export type RecentPages = z.infer<typeof recentSchema>;

/** Pages that were open in this tab with this active organisation, the newest first. */
export function readRecentPages(): RecentPages {
  try {
    return recentSchema.parse(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

export function addRecentPage(address: string, title: string): void {
  const others = readRecentPages().filter((one) => one.address !== address && one.title !== title);
  sessionStorage.setItem(KEY, JSON.stringify([{ address, title }, ...others].slice(0, LIMIT)));
}
