import { vi } from 'vitest';

const CAPTURING = ' capturing';
/** A listener that captures is removed as such alone. */
const phaseOf = (options: boolean | EventListenerOptions | undefined): string =>
  options === true || (typeof options === 'object' && options.capture === true) ? CAPTURING : '';

/** `window pagehide` for every listener of window and document that was added since and not removed again. */
export function watchListeners(): () => readonly string[] {
  const added = new Map<string, Set<unknown>>();
  for (const [name, target] of [
    ['window', window],
    ['document', document],
  ] as const) {
    const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)];
    const of = (type: string) => {
      const key = `${name} ${type}`;
      const listeners = added.get(key) ?? new Set();
      added.set(key, listeners);
      return listeners;
    };
    vi.spyOn(target as EventTarget, 'addEventListener').mockImplementation((type, listener, options) => {
      of(`${type}${phaseOf(options)}`).add(listener);
      (add as EventTarget['addEventListener'])(type, listener, options);
    });
    vi.spyOn(target as EventTarget, 'removeEventListener').mockImplementation((type, listener, options) => {
      of(`${type}${phaseOf(options)}`).delete(listener);
      (remove as EventTarget['removeEventListener'])(type, listener, options);
    });
  }
  return () => [...added].flatMap(([key, listeners]) => [...listeners].map(() => key.replace(CAPTURING, ''))).sort();
}
