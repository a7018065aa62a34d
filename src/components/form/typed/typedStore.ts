/** Typed input of this tab: it survives a reload and the end of a session, until the same person is back. */
export const TYPED_KEY = 'atrium.typed';

interface Stored {
  /** Uuid of who typed it. */
  readonly person: string;
  /** By the names of the forms. */
  readonly forms: Readonly<Record<string, unknown>>;
}

function stored(): Stored | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(TYPED_KEY) ?? 'null');
    return isStored(found) ? found : null;
  } catch {
    return null;
  }
}

const isStored = (found: unknown): found is Stored =>
  typeof found === 'object' &&
  found !== null &&
  'person' in found &&
  typeof found.person === 'string' &&
  'forms' in found &&
  typeof found.forms === 'object' &&
  found.forms !== null;

/** The input of a form of this person; null where there is none. */
export function readTyped(person: string, form: string): unknown {
  const found = stored();
  return found?.person === person && Object.hasOwn(found.forms, form) ? found.forms[form] : null;
}

/** Stores the input of a form instead of what was stored for it before; null removes it. What somebody else typed goes. */
export function writeTyped(person: string, form: string, input: unknown): void {
  const found = stored();
  const { [form]: _, ...others } = found?.person === person ? found.forms : {};
  const forms = input === null ? others : { ...others, [form]: input };
  if (Object.keys(forms).length > 0) sessionStorage.setItem(TYPED_KEY, JSON.stringify({ person, forms }));
  else if (found) sessionStorage.removeItem(TYPED_KEY);
}

/** Removes what anybody but this person has typed in the tab. */
export function clearTypedOfOthers(person: string): void {
  const found = stored();
  if (found && found.person !== person) sessionStorage.removeItem(TYPED_KEY);
}
