const SEGMENT = '[a-z0-9][a-z0-9._-]*';
const KEY = new RegExp(`^${SEGMENT}(/${SEGMENT})*$`);
const PREFIX = new RegExp(`^(${SEGMENT}/)*(${SEGMENT})?$`);
const LONGEST = 200;

/**
 * A key consists of names joined by `/`, each of lower-case letters, digits, `.`, `_` and `-`, not beginning with a dot:
 * it cannot escape the folder, be hidden, or mean two files on one system and one file on another.
 *
 * @throws Error for any other key
 */
export function checkKey(key: string): void {
  if (key.length > LONGEST || !KEY.test(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
}

/** Like `checkKey`, for a key prefix; the empty prefix matches every key. */
export function checkPrefix(prefix: string): void {
  if (prefix.length > LONGEST || !PREFIX.test(prefix))
    throw new Error(`Not a storage prefix: ${JSON.stringify(prefix)}`);
}
