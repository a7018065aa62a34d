import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useReasonVisible } from '@/components/blocked/useReasonVisible';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

/** The words of now decide whether a control shows its reason. */
async function control(first: string) {
  let setWords = (_words: string) => {};
  let reason: ReturnType<typeof useReasonVisible> | undefined;
  function Control() {
    const [words, set] = useState(first);
    setWords = set;
    reason = useReasonVisible(words);
    return null;
  }
  const { after } = await render(<Control />);
  return {
    isShown: () => reason?.visible,
    ask: (visible: boolean) => after(() => reason?.onVisibleChange(null, { visible })),
    say: (words: string) => after(() => setWords(words)),
  };
}

it('[AX21] a reason that arrives under a resting pointer is not shown until somebody asks', async () => {
  const { isShown, ask, say } = await control('');
  await ask(true);
  await say('The version is force released.');
  expect(isShown()).toBe(false);
  await ask(false);
  await ask(true);
  expect(isShown()).toBe(true);
});

it('[AX21] a text that becomes another one stays, and ends with its words', async () => {
  const { isShown, ask, say } = await control('Makes it public');
  await ask(true);
  await say('Nothing has changed.');
  expect(isShown()).toBe(true);
  await say('');
  expect(isShown()).toBe(false);
});
