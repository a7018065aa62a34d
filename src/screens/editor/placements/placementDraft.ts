import type { Placement } from '@/contract/destinations';

export type PlacementStatus = NonNullable<Placement['location_status']> | '';

/** The form of a room as it was typed, until it is saved or discarded. */
export interface PlacementDraft {
  readonly floor: string;
  readonly mesh: string;
  /** Of the placement that the form was opened with; null and undefined for a room without one. */
  readonly id: number | null;
  readonly revision: number | undefined;
  /** The chosen destination; null after typing. */
  readonly chosen: number | null;
  readonly entered: string;
  readonly locationId: string;
  readonly status: PlacementStatus;
  readonly isFlagship: boolean;
  readonly error: string | null;
  readonly isSaving: boolean;
}

/** Each room of the location has at most one form. */
export type PlacementDrafts = ReadonlyMap<string, PlacementDraft>;
export const draftKey = ({ floor, mesh }: Pick<PlacementDraft, 'floor' | 'mesh'>): string => `${floor} ${mesh}`;

/** The form of a room before anything is typed: its placement, or for a room without one its label as the name. */
export const untouchedDraft = (
  floor: string,
  mesh: string,
  placement: Placement | undefined,
  label: string | undefined,
): PlacementDraft => ({
  floor,
  mesh,
  id: placement?.id ?? null,
  revision: placement?.revision,
  chosen: placement?.destination.parent_id ?? null,
  entered: placement?.location_name ?? label ?? '',
  locationId: placement?.location_id ?? '',
  status: placement?.location_status ?? '',
  isFlagship: placement?.destination.flagship === 1,
  error: null,
  isSaving: false,
});

const TYPED = ['chosen', 'entered', 'locationId', 'status', 'isFlagship'] as const;

/** Whether something was typed that differs from the untouched form. */
export const isTyped = (draft: PlacementDraft, untouched: PlacementDraft): boolean =>
  TYPED.some((field) => draft[field] !== untouched[field]);
