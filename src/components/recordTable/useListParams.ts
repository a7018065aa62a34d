import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What stands in the address of a list: search, order, open record. Null or an empty text takes a part out of it. */
export function useListParams() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    /** @param replace whether Back goes past it: while one types */
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
