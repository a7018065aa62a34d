import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { sessionCache } from '@/api/transport/sessionCache';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
beforeEach(() => {
  stored.clear();
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(storage, {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
});

const schema = z.object({ id: z.int() });

it('[CT14] keeps a list of each organisation until it is cleared', () => {
  const cache = sessionCache('lists', schema);
  expect(cache.read('riverside')).toBeNull();
  cache.write('riverside', [{ id: 1 }]);
  cache.write('harbour', [{ id: 2 }]);
  expect([cache.read('riverside'), cache.read('harbour')]).toEqual([[{ id: 1 }], [{ id: 2 }]]);
  cache.clear('riverside');
  expect([cache.read('riverside'), cache.read('harbour')]).toEqual([null, [{ id: 2 }]]);
});

it('[CT14] begins empty when the page is loaded again, and leaves what is not its own', () => {
  sessionCache('lists', schema).write('riverside', [{ id: 1 }]);
  stored.set('other', 'kept');
  expect(sessionCache('lists', schema).read('riverside')).toBeNull();
  expect(stored.get('other')).toBe('kept');
});

it.each(['nonsense', '{"id":1}', '[{"id":"one"}]'])('[CT14] takes %s for nothing', (text) => {
  const cache = sessionCache('lists', schema);
  stored.set('lists.riverside', text);
  expect(cache.read('riverside')).toBeNull();
});
