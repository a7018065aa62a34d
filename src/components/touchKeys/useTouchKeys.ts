import { createContext, useContext, useEffect, useState } from 'react';
import { pressedKey } from '../pressedKey';

/** Whether the page is on a device that may have no keyboard of its own: it then offers keys to whoever touches a field. */
export const OffersTouchKeys = createContext(false);

/** Whoever has pressed a key has a keyboard. */
let hasKeyboard = false;

interface TouchKeysState {
  /** Whether the keys are shown for the field. */
  readonly isShown: boolean;
  /** The properties of the field. */
  readonly field: {
    readonly inputMode?: 'none';
    readonly onPointerDown: (event: { readonly pointerType: string }) => void;
  };
  readonly hide: () => void;
}

/** The keys of one field: shown once it is touched, until it is left or a real key is pressed. */
export function useTouchKeys(): TouchKeysState {
  const isOffered = useContext(OffersTouchKeys);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isOffered) return;
    const onKey = (event: KeyboardEvent) => {
      if (!event.isTrusted || ['', 'Unidentified'].includes(pressedKey(event))) return;
      hasKeyboard = true;
      setShown(false);
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [isOffered]);
  return {
    isShown,
    field: {
      // The keyboard of the system would be a second one.
      ...(isOffered && !hasKeyboard && { inputMode: 'none' as const }),
      onPointerDown: ({ pointerType }) => {
        if (isOffered && pointerType === 'touch' && !hasKeyboard) setShown(true);
      },
    },
    hide: () => setShown(false),
  };
}
