/** Keys of one question at most, where nothing else is said. */
const MOST = 200;

interface Waiting<K, V> {
  readonly key: K;
  readonly answered: (value: V) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Makes one question of those that come while another is on its way. Nothing is kept: a question goes out after
 * everyone that it is for has asked, so that its answer is never older than their asking.
 *
 * @param ask gives as many answers as it gets keys, in their order
 */
export function askTogether<K, V>(
  ask: (keys: readonly K[]) => Promise<readonly V[]>,
  most = MOST,
): (key: K) => Promise<V> {
  let waiting: Waiting<K, V>[] = [];
  let isBusy = false;

  async function send(): Promise<void> {
    const asking = waiting.slice(0, most);
    waiting = waiting.slice(most);
    try {
      const answers = await ask(asking.map(({ key }) => key));
      if (answers.length !== asking.length) throw new Error('There are not as many answers as questions.');
      for (const [index, { answered }] of asking.entries()) answered(answers[index] as V);
    } catch (error) {
      for (const { failed } of asking) failed(error);
    }
    isBusy = waiting.length > 0;
    if (isBusy) void send();
  }

  return (key) =>
    new Promise((answered, failed) => {
      waiting.push({ key, answered, failed });
      if (isBusy) return;
      isBusy = true;
      // After all that has arrived by now.
      setImmediate(() => void send());
    });
}
