import type { Walk } from '../support/oracle/walk';

interface Kiosk {
  /** The answer that is shown; null before the first one. */
  readonly shown: string | null;
  readonly newest: string | null;
  readonly hasNews: boolean;
  /** How often in a row it could not be loaded. */
  readonly failures: number;
  /** The state that the next check-in reports. */
  readonly state: number;
  readonly display: 'loading' | 'failed' | 'nothing' | 'visited' | 'idle' | 'screensaver' | 'updating';
}

const BLANK: Omit<Kiosk, 'hasNews'> = { shown: null, newest: null, failures: 0, state: 2, display: 'loading' };
/** The configuration that an answer of a check-in names, as the answer with which it is loaded. */
const NAMED: Readonly<Record<string, string>> = {
  'checkIn: the map': 'a map',
  'checkIn: the map without a screensaver': 'a map without a screensaver',
  'checkIn: nothing published': 'nothing published',
};

/** A kiosk by the answers that it had and the visitors that it saw: it updates itself while nobody is there. */
export function kioskAfter({ labels }: Walk): Kiosk {
  let kiosk = BLANK;
  for (const label of labels) kiosk = after(kiosk, label);
  return { ...kiosk, hasNews: kiosk.newest !== kiosk.shown };
}

function after(kiosk: typeof BLANK, label: string): typeof BLANK {
  const { shown, newest, failures, state, display } = kiosk;
  const isUpdating = display === 'updating';
  if (/: the key is refused$|^exchange: a key$/.test(label)) return BLANK;
  if (label === 'load: no connection')
    return isUpdating
      ? { ...kiosk, newest: shown, state: 4, display: 'idle' }
      : { ...kiosk, failures: failures + 1, display: 'failed' };
  if (label.startsWith('load: ')) return loaded(kiosk, label.slice('load: '.length));
  if (display === 'failed' && /^after \d+ ms( \(retry\))?$/.test(label)) return { ...kiosk, display: 'loading' };
  if (label === 'touch') return { ...kiosk, display: 'visited' };
  if (label === 'after 60000 ms (screensaver)') return { ...kiosk, display: 'screensaver' };
  if (label === 'after 20000 ms')
    return newest === shown ? { ...kiosk, display: 'idle' } : { ...kiosk, state: 5, display: 'updating' };
  const named = NAMED[label];
  if (named === undefined) return kiosk;
  const known = { ...kiosk, newest: named, state: state === 3 ? 2 : state };
  if (named === shown) return known;
  if (display === 'nothing') return { ...known, display: 'loading' };
  return display === 'idle' || display === 'screensaver' ? { ...known, state: 5, display: 'updating' } : known;
}

function loaded({ state, display }: typeof BLANK, shown: string): typeof BLANK {
  const isEmpty = shown === 'nothing published';
  const isUpdate = display === 'updating';
  return {
    shown,
    newest: shown,
    failures: 0,
    state: isUpdate ? (isEmpty ? 2 : 3) : state,
    display: isEmpty ? 'nothing' : isUpdate ? 'idle' : 'visited',
  };
}
