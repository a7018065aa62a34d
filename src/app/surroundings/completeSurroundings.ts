import { randomId } from '@/api/transport/randomId';
import { memoryStorage } from './memoryStorage';

type Scope = Pick<
  typeof globalThis,
  'AbortSignal' | 'AbortController' | 'crypto' | 'document' | 'Intl' | 'navigator' | 'URL'
> & {
  localStorage: Storage;
  sessionStorage: Storage;
};

/**
 * Gives a page what its browser does not: storage where it is blocked or full, functions that need a secure connection, and
 * those that browsers of the last three years do not all have. Runs before everything else, so that nothing else has to ask.
 */
export function completeSurroundings(scope: Scope): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) completeStorage(scope, name);
  scope.crypto.randomUUID ??= randomId as Crypto['randomUUID'];
  scope.AbortSignal.any ??= (signals) => firstOf(signals, new scope.AbortController());
  scope.URL.canParse ??= (address, base) => isAddress(scope.URL, address, base);
  if (!scope.Intl.Segmenter) Object.assign(scope.Intl, { Segmenter: Letters });
  if (!scope.navigator.clipboard)
    Object.defineProperty(scope.navigator, 'clipboard', { value: clipboardOf(scope.document), configurable: true });
}

function completeStorage(scope: Scope, name: 'localStorage' | 'sessionStorage'): void {
  const replace = (storage: Storage) => Object.defineProperty(scope, name, { value: storage, configurable: true });
  let given: Storage;
  try {
    given = scope[name];
    // A storage that may not be read says so only then.
    given.getItem('');
  } catch {
    replace(memoryStorage());
    return;
  }
  const own = given.setItem;
  // Of the object itself: one of the prototype would be that of the other storage too.
  Object.defineProperty(given, 'setItem', {
    configurable: true,
    enumerable: false,
    value: (key: string, value: string) => {
      try {
        own.call(given, key, value);
      } catch {
        // It is full. From here on the page goes on with a copy.
        const copy = memoryStorage(Object.keys(given).map((one) => [one, given.getItem(one) ?? '']));
        copy.setItem(key, value);
        replace(copy);
      }
    },
  });
}

/** Aborts with the first of the signals that does. */
function firstOf(signals: Iterable<AbortSignal>, first: AbortController): AbortSignal {
  for (const one of signals) {
    if (one.aborted) {
      first.abort(one.reason);
      break;
    }
    one.addEventListener('abort', () => first.abort(one.reason), { once: true, signal: first.signal });
  }
  return first.signal;
}

function isAddress(Url: typeof URL, address: string | URL, base: string | URL | undefined): boolean {
  try {
    return new Url(address, base) !== null;
  } catch {
    return false;
  }
}

/** Parts a text by its code points: letters of several, such as families and flags, are parted too. */
class Letters {
  segment(text: string): { readonly segment: string }[] {
    return Array.from(text, (segment) => ({ segment }));
  }
}

/** Copies by way of a field that is selected; nothing can be read. */
const clipboardOf = (document: Document) => ({
  writeText: async (text: string) => {
    const field = document.createElement('textarea');
    field.value = text;
    // In the dialog that is open: outside of it nothing can be focused.
    const parent = document.activeElement?.closest('[role=dialog]') ?? document.body;
    const focused = document.activeElement;
    parent.append(field);
    field.focus();
    field.select();
    const isCopied = document.execCommand('copy');
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
    if (!isCopied) throw new DOMException('The text could not be copied.', 'NotAllowedError');
  },
  readText: async () => {
    throw new DOMException('The clipboard cannot be read without a secure connection.', 'NotAllowedError');
  },
});
