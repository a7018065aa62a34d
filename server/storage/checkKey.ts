const SEGMENT = '[a-z0-9][a-z0-9._-]*';
const KEY = new RegExp(`^${SEGMENT}(/${SEGMENT})*$`);
const PREFIX = new RegExp(`^(${SEGMENT}/)*(${SEGMENT})?$`);
const LONGEST = 200;

/**
 * A key is one or more names joined by `/`, each of small letters, digits, `.`, `_` and `-`, none beginning with a dot:
 * nothing escapes the folder, hides, or means two files on one system and one file on another.
 *
 * @throws Error for anything else
 */
export function checkKey(key: string): void {
  if (key.length > LONGEST || !KEY.test(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
}

/** As `checkKey`, for the beginning of a key; the empty prefix means every key. */
export function checkPrefix(prefix: string): void {
  if (prefix.length > LONGEST || !PREFIX.test(prefix))
    throw new Error(`Not a storage prefix: ${JSON.stringify(prefix)}`);
}
