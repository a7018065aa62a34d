import type { Network } from '../network';

/**
 * A change as a function from network to network. It keeps the network consistent, knows nothing of undo, selection or
 * the screen, and returns the same network when nothing changes.
 */
export type NetworkEdit = (network: Network) => Network;
