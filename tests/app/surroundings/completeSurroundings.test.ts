import { describe, expect, it } from 'vitest';
import { completeSurroundings } from '@/app/surroundings/completeSurroundings';
import { memoryStorage } from '@/app/surroundings/memoryStorage';

type Scope = Parameters<typeof completeSurroundings>[0];

/** A page of a browser that lacks something. */
const page = (lacks: object = {}): Scope =>
  Object.defineProperties(
    { localStorage: memoryStorage(), sessionStorage: memoryStorage(), crypto: {}, AbortController, document } as never,
    {
      AbortSignal: { value: {} },
      URL: { value: class extends URL {} },
      Intl: { value: {} },
      navigator: { value: { clipboard: {} } },
      ...Object.getOwnPropertyDescriptors(lacks),
    },
  );

describe('storage', () => {
  it('[RB1] that is blocked is kept in the page', () => {
    const blocked = page();
    Object.defineProperty(blocked, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
    completeSurroundings(blocked);
    blocked.localStorage.setItem('a', '1');
    expect([blocked.localStorage.getItem('a'), blocked.localStorage.getItem('b')]).toEqual(['1', null]);
    expect([Object.keys(blocked.localStorage), blocked.localStorage.length, blocked.localStorage.key(0)]).toEqual([
      ['a'],
      1,
      'a',
    ]);
    blocked.localStorage.removeItem('a');
    blocked.localStorage.setItem('b', '2');
    blocked.localStorage.clear();
    expect(blocked.localStorage.length).toBe(0);
  });

  it('[RB1] that is full goes on in the page with what it had', () => {
    const scope = page();
    const full = memoryStorage([['kept', 'before']]);
    Object.defineProperty(full, 'setItem', {
      configurable: true,
      value: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    });
    Object.defineProperty(scope, 'localStorage', { configurable: true, value: full });
    completeSurroundings(scope);
    scope.localStorage.setItem('new', 'now');
    scope.localStorage.setItem('newer', 'later');
    expect(['kept', 'new', 'newer'].map((key) => scope.localStorage.getItem(key))).toEqual(['before', 'now', 'later']);
  });

  it('[RB1] that works is the one of the browser', () => {
    const scope = page();
    const { localStorage, sessionStorage } = scope;
    completeSurroundings(scope);
    scope.localStorage.setItem('a', '1');
    expect([scope.localStorage, scope.sessionStorage]).toEqual([localStorage, sessionStorage]);
    expect([localStorage.getItem('a'), sessionStorage.getItem('a'), Object.keys(localStorage)]).toEqual([
      '1',
      null,
      ['a'],
    ]);
  });
});

describe('functions that are missing', () => {
  it('[RB2] random ids come without a secure connection', () => {
    const scope = page();
    completeSurroundings(scope);
    expect(scope.crypto.randomUUID()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('[RB2] several signals are one, which aborts with the first', () => {
    const scope = page();
    completeSurroundings(scope);
    const [one, other] = [new AbortController(), new AbortController()];
    const any = scope.AbortSignal.any([one.signal, other.signal]);
    expect(any.aborted).toBe(false);
    other.abort('late');
    one.abort('later');
    expect([any.aborted, any.reason]).toEqual([true, 'late']);
    expect(scope.AbortSignal.any([one.signal, other.signal]).reason).toBe('later');
  });

  it('[RB2] addresses are told from texts, and texts are parted into letters', () => {
    const scope = page();
    Object.defineProperty(scope.URL, 'canParse', { value: undefined, writable: true });
    completeSurroundings(scope);
    expect(['https://atrium.example.org', '/map', 'map'].map((one) => scope.URL.canParse(one))).toEqual([
      true,
      false,
      false,
    ]);
    expect(scope.URL.canParse('/map', 'https://atrium.example.org')).toBe(true);
    const letters = new scope.Intl.Segmenter().segment('a\u{1f600}');
    expect(Array.from(letters, ({ segment }) => segment)).toEqual(['a', '\u{1f600}']);
  });

  it('[RB2] texts are copied by the page, and the clipboard cannot be read', async () => {
    const scope = page({ navigator: {} });
    const copied: string[] = [];
    Object.defineProperty(document, 'execCommand', {
      configurable: true,
      value: () => {
        copied.push((document.activeElement as HTMLTextAreaElement).value);
        return copied.length === 1;
      },
    });
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    completeSurroundings(scope);
    await scope.navigator.clipboard.writeText('a key');
    expect([copied, document.activeElement, document.querySelector('textarea')]).toEqual([['a key'], button, null]);
    await expect(scope.navigator.clipboard.writeText('again')).rejects.toThrow('could not be copied');
    await expect(scope.navigator.clipboard.readText()).rejects.toThrow('cannot be read');
    button.remove();
    Reflect.deleteProperty(document, 'execCommand');
  });
});
