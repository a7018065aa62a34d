import type { Network } from '../network';

/**
 * A change as a function from plan to plan. It keeps the plan whole, knows nothing of undo, selection or the screen, and
 * gives the very same plan back when there is nothing to change.
 */
export type NetworkEdit = (network: Network) => Network;
