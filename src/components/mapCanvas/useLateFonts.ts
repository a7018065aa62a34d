import { useEffect, useState } from 'react';

/**
 * How often fonts of the page have come since. A canvas keeps the letters, and the widths, of the font that was there when it
 * was drawn: with each new number it is drawn again.
 */
export function useLateFonts(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    // A document without fonts of its own has none that come late.
    const fonts: FontFaceSet | undefined = document.fonts;
    const look = () => setCount((before) => before + 1);
    fonts?.addEventListener('loadingdone', look);
    return () => fonts?.removeEventListener('loadingdone', look);
  }, []);
  return count;
}
