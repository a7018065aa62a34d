/** A kiosk at its position. */
export interface PlacedKiosk {
  readonly id: number;
  readonly name: string;
  readonly node_id: number | null;
  /** Where a person in front of it looks: degrees clockwise from the top of the floor plan. */
  readonly orientation: number;
}

/** The kiosks of a publication, one of them at its present position: it may have been moved after the publication. */
export const placedAt = (
  kiosks: readonly PlacedKiosk[],
  { id, name, node_id, orientation }: PlacedKiosk,
): PlacedKiosk[] => [...kiosks.filter((one) => one.id !== id), { id, name, node_id, orientation }];
