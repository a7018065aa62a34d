import type { BesideChange } from '@/model/network/besideChange';

/** A kiosk that was moved from one node to another; null for none. */
export const kioskChange = (kiosk: number, from: number | null, to: number | null): BesideChange => ({
  kind: 'kiosk',
  of: `kiosk ${kiosk}`,
  // Each move is a step of its own.
  base: to ?? undefined,
  before: { node: from },
  after: { node: to },
});

export const kioskIdOf = ({ of }: BesideChange): number => Number(of.split(' ')[1]);
