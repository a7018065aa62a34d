import { useEffect, useState } from 'react';

/** After this, a drag that the text follows has ended. */
const REST_MILLISECONDS = 400;

/** A text that is read out at each change: it changes once, after its source has stopped changing. */
export function useSettledText(words: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(words), REST_MILLISECONDS);
    return () => window.clearTimeout(timer);
  }, [words]);
  return settled;
}
