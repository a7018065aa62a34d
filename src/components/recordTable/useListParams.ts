import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The state of a list in its address: search, order, open record. Null or an empty text removes a parameter. */
export function useListParams() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    /** @param replace whether the change adds no history entry: while typing */
    (parts: Readonly<Record<string, string | null>>, replace = false) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [key, value] of Object.entries(parts))
            if (value) after.set(key, value);
            else after.delete(key);
          return after;
        },
        { replace },
      ),
    [setParams],
  );
  return { params, change };
}
