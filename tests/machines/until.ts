import { type AnyActorRef, waitFor } from 'xstate';

/** Waits until a chart is in a state, named as `matches` takes it. */
export const until = async <A extends AnyActorRef>(actor: A, state: string) =>
  waitFor(actor, (snapshot: { matches(value: string): boolean }) => snapshot.matches(state), { timeout: 30_000 });

/** A promise with its ends outside. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((good, bad) => {
    resolve = good;
    reject = bad;
  });
  return { promise, resolve, reject };
}
