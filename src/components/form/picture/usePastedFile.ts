import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `onFile` with the first file of a paste.
 *
 * @param isEverywhere also where the focus is outside of `place`
 */
export function usePastedFile(
  place: RefObject<HTMLElement | null>,
  isEverywhere: boolean,
  onFile: (file: File) => void,
): void {
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? [];
    const isHere = event.target instanceof Node && place.current?.contains(event.target);
    if (file && (isEverywhere || isHere)) onFile(file);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => pasted(event);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
