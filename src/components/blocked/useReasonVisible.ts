import { useState } from 'react';

/**
 * Whether the tooltip of a control is shown, for words that may come and go while a pointer rests on it. A pointer that
 * came before there were words has not asked for them: they would appear over what is pressed next, and where the
 * control is disabled by then, nothing is heard of the pointer that leaves.
 */
export function useReasonVisible(words: string): {
  readonly visible: boolean;
  readonly onVisibleChange: (event: unknown, data: { readonly visible: boolean }) => void;
} {
  const [asked, setAsked] = useState({ isVisible: false, words });
  const isVisible = asked.isVisible && asked.words !== '' && words !== '';
  return {
    visible: isVisible,
    onVisibleChange: (_event, { visible }) => setAsked({ isVisible: visible, words }),
  };
}
