/** Milliseconds between two looks for a newer build; a page that nobody has touched for so long has no visitor. */
const LOOK = 3_600_000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Looks for a newer build every hour, for a page that stays open for weeks. Where nobody has touched the page since the last
 * look, the visit has ended: the worker then loads a build that it has got already.
 * @returns a function that stops looking
 */
export function renewIdlePage(worker: ServiceWorkerContainer): () => void {
  let isInUse = true;
  const touch = () => {
    isInUse = true;
  };
  const look = async () => {
    const wasInUse = isInUse;
    isInUse = false;
    if (!wasInUse && worker.controller) worker.controller.postMessage('visit-ended');
    // Without a network the present build goes on.
    else await (await worker.getRegistration())?.update().catch(() => undefined);
  };
  for (const type of TOUCHES) window.addEventListener(type, touch, { capture: true, passive: true });
  const timer = setInterval(() => void look(), LOOK);
  return () => {
    clearInterval(timer);
    for (const type of TOUCHES) window.removeEventListener(type, touch, { capture: true });
  };
}
