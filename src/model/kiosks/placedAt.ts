/** A kiosk where it stands. */
export interface PlacedKiosk {
  readonly id: number;
  readonly name: string;
  readonly node_id: number | null;
  /** Degrees clockwise from north. */
  readonly orientation: number;
}

/** The kiosks of a publication, with one of them where it stands now: it may have been placed after that was published. */
export const placedAt = (
  kiosks: readonly PlacedKiosk[],
  { id, name, node_id, orientation }: PlacedKiosk,
): PlacedKiosk[] => [...kiosks.filter((one) => one.id !== id), { id, name, node_id, orientation }];
