import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;
let router: Router | null = null;

/** The one router of the page; set once, at the start. */
export function setRouter(value: Router): void {
  router = value;
}

/**
 * Navigates from outside of a screen and calls `then` once the address is shown. A person who stays on a screen with
 * unsaved changes prevents the call.
 */
export async function navigateThen(address: string, then: () => void): Promise<void> {
  const using = router;
  if (!using) throw new Error('setRouter is called before navigateThen.');
  const isThere = () => using.state.navigation.state === 'idle' && using.state.location.pathname === address;
  const isAsking = () => [...using.state.blockers.values()].some(({ state }) => state !== 'unblocked');
  await using.navigate(address, { flushSync: true });
  if (isThere() && !isAsking()) return then();
  const stop = using.subscribe(() => {
    if (isThere() && !isAsking()) {
      stop();
      then();
    } else if (!isAsking() && using.state.navigation.state === 'idle') stop();
  });
}
