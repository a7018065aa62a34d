/** Where a preview is shown: at the unit with this UID, or at the kiosk with this number. */
export interface PreviewPlace {
  readonly unit: string | null;
  readonly kiosk: string | null;
}

/** The same as the query of a call. */
export const placeQuery = ({ unit, kiosk }: PreviewPlace): { unit?: string; kiosk?: string } => ({
  ...(unit !== null && { unit }),
  ...(kiosk !== null && { kiosk }),
});
