import { useState } from 'react';

/** The work of the service whose notices somebody has dismissed, by uuid. @param key in the storage of the session */
export function useDismissed(key: string): {
  readonly dismissed: ReadonlySet<string>;
  readonly dismiss: (uuid: string) => void;
} {
  const [dismissed, setDismissed] = useState(() => new Set((sessionStorage.getItem(key) ?? '').split(' ')));
  return {
    dismissed,
    dismiss: (uuid) => {
      const next = new Set([...dismissed, uuid]);
      sessionStorage.setItem(key, [...next].join(' '));
      setDismissed(next);
    },
  };
}
