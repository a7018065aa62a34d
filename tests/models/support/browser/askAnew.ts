import type { Route } from 'playwright';
import { expect } from 'playwright/test';
import type { World } from '../worlds/world';

/**
 * Does what makes the page replace a request, and waits for the new one: the page gives the one before up a little
 * later, and letting that one go on would leave the walk waiting. `before` is null where nothing is being asked.
 */
export async function askAnew(
  { heldFor }: Pick<World, 'heldFor'>,
  actor: string,
  before: Route | null,
  act: () => Promise<unknown>,
): Promise<void> {
  await act();
  if (before !== null) await expect.poll(async () => (await heldFor(actor)) !== before).toBe(true);
}
