import * as z from 'zod/mini';
import { clearTypedOfOthers, TYPED_KEY } from '@/components/form/typed/typedStore';
import { userSchema } from '@/contract/users/users';
import type { StoredSession } from '@/machines/session/session.machine';
import { organisationOfAddress } from '@/model/access/addressOrganisation';

/** The session after a reload. The active organisation belongs to the tab, so that two tabs may show two clients; an address may name it. */
const TOKEN = 'atrium.session';
const ORGANISATION = 'atrium.organisation';
/** Settings of the person that survive a sign-out, and the key of a browser that is a kiosk: it belongs to nobody who signs in. */
const PERSISTENT_KEYS = [
  'atrium.panels',
  'atrium.theme',
  'atrium.density',
  'atrium.locale',
  'atrium.navigation',
  'atrium.wheel',
  'atrium.letters',
  'atrium.kioskKey',
];

const storedSchema = z.object({ token: z.string().check(z.minLength(1)), user: userSchema });

export function readStoredSession(): StoredSession | null {
  const text = localStorage.getItem(TOKEN);
  if (text === null) return null;
  try {
    const { token, user } = storedSchema.parse(JSON.parse(text));
    const active = organisationOfAddress(window.location.search) ?? sessionStorage.getItem(ORGANISATION);
    return { token, user, organisation: active ?? user.organisation.uuid };
  } catch {
    localStorage.removeItem(TOKEN);
    return null;
  }
}

/**
 * Calls `onChange` when another tab stores a session, or removes it. Browsers report the changes of other tabs alone.
 * @returns a function that stops watching
 */
export function watchStoredSession(onChange: (stored: StoredSession | null) => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    // The key is null where a tab cleared everything.
    if (key === TOKEN || key === null) onChange(readStoredSession());
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

export function writeStoredSession({ token, user, organisation }: StoredSession): void {
  const text = JSON.stringify({ token, user });
  // Nothing is written where nothing has changed: the text read may be older than what another tab is just writing.
  if (localStorage.getItem(TOKEN) !== text) localStorage.setItem(TOKEN, text);
  sessionStorage.setItem(ORGANISATION, organisation);
  clearTypedOfOthers(user.uuid);
}

/** The same with the token that is stored for the user, which is the newest that any tab has received. */
export function withStoredToken(session: StoredSession): StoredSession {
  const stored = readStoredSession();
  return stored?.user.uuid === session.user.uuid ? { ...session, token: stored.token } : session;
}

/**
 * Clears the tab's storage of one client before it switches to another; the caller stores the new active organisation.
 */
export function clearTabStorage(): void {
  sessionStorage.clear();
}

/**
 * Clears the browser's storage except the person's settings; drafts are in IndexedDB and survive a sign-out, as does what
 * is typed in the forms of the tab. The session
 * that another tab has begun or renewed since stays: of other tabs, only those of `isOwn` end with this one.
 */
export function clearStoredSession(isOwn: (stored: StoredSession) => boolean): void {
  const stored = readStoredSession();
  // Open forms are there again when the same person is back.
  const typed = sessionStorage.getItem(TYPED_KEY);
  sessionStorage.clear();
  if (typed !== null) sessionStorage.setItem(TYPED_KEY, typed);
  if (stored && !isOwn(stored)) return;
  const kept = PERSISTENT_KEYS.map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value);
}
