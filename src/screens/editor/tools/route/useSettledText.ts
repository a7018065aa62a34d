import { useEffect, useState } from 'react';

/** After this, a drag that the text follows has come to rest. */
const REST_MILLISECONDS = 400;

/** A text that is read out at each change: it changes once, when what it follows has come to rest. */
export function useSettledText(words: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(words), REST_MILLISECONDS);
    return () => window.clearTimeout(timer);
  }, [words]);
  return settled;
}
