/**
 * A storage of this page alone, for a browser that allows none or has no room: what is in it ends with the page. Its values are
 * its own properties, as those of the storage of a browser are.
 */
export function memoryStorage(values: Iterable<readonly [string, string]> = []): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = String(value);
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
    clear(this: Record<string, string>) {
      for (const key of Object.keys(this)) delete this[key];
    },
    key(this: Record<string, string>, at: number) {
      return Object.keys(this)[at] ?? null;
    },
    get length() {
      return Object.keys(this).length;
    },
  };
  return Object.assign(Object.create(methods), Object.fromEntries(values));
}
