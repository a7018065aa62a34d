import { createHash } from 'node:crypto';

// A page of a test has no digests of the browser, so that the call of a form waited for a module to be loaded, or for a
// thread: how many turns that takes nobody can say. Here a digest is there at the next turn.
Object.defineProperty(crypto, 'subtle', {
  configurable: true,
  value: {
    digest: async (_algorithm: string, text: Uint8Array) =>
      new Uint8Array(createHash('sha256').update(text).digest()).buffer,
  },
});
