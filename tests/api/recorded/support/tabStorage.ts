/** The storage of a tab, which a test outside of a page lacks: its keys are its own properties, as in a browser. */
const stored: Record<string, string> = {};

Object.defineProperties(stored, {
  getItem: { value: (key: string) => stored[key] ?? null },
  setItem: {
    value: (key: string, value: string) => {
      stored[key] = value;
    },
  },
  removeItem: { value: (key: string) => delete stored[key] },
});
Object.defineProperty(globalThis, 'sessionStorage', { value: stored, configurable: true });
