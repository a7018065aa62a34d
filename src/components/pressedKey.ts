interface ComposedKey {
  readonly isComposing?: boolean;
  readonly keyCode?: number;
}

/** A key of the browser or of React; tests leave out what they do not need. */
export interface PressedKey extends ComposedKey {
  readonly key: string;
  readonly code?: string;
  readonly nativeEvent?: ComposedKey;
}

/** Safari ends a composition before its last key, which has this code everywhere. */
const COMPOSED = 229;

/** Whether the key belongs to an input method: Enter takes a word and Escape drops it, and neither means the page. */
export const isOfInputMethod = (event: Omit<PressedKey, 'key'>): boolean =>
  [event, event.nativeEvent].some((one) => one?.isComposing === true || one?.keyCode === COMPOSED);

/** Keys of letters and digits by their place: `KeyN`, `Digit1`. */
const PLACE = /^(?:Key([A-Z])|Digit([0-9]))$/;

/** The key as it is typed, for text that is searched; empty while an input method composes. */
export const typedKey = (event: PressedKey): string => (isOfInputMethod(event) ? '' : event.key);

/**
 * The key that a handler is to obey: empty while an input method composes. A letter of another script counts as the Latin
 * one on the same key, so that shortcuts work on Cyrillic and Greek keyboards. Every handler of keys asks this.
 */
export function pressedKey(event: PressedKey): string {
  if (isOfInputMethod(event)) return '';
  const { key, code = '' } = event;
  const isForeign = [...key].length === 1 && key > '\u007f';
  const [, letter, digit] = (isForeign && PLACE.exec(code)) || [];
  return letter?.toLowerCase() ?? digit ?? key;
}
