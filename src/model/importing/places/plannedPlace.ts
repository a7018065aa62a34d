import { fieldsOfValues, type PlaceProblem, type PlaceValues } from './placeFields';

/** The main destination of a place: another row, a known destination, or none. */
export type MainPlace = { readonly row: number } | { readonly id: number } | null;

/** The effect of a row on its place. */
export interface PlannedPlace {
  readonly row: number;
  readonly name: string;
  readonly externalId: string;
  readonly kind: 'add' | 'change' | 'same' | 'refused';
  /** The destination that it changes or leaves. */
  readonly id: number | null;
  /** The fields that differ; all that the row has for a new one. */
  readonly values: Partial<PlaceValues>;
  /** Absent where it stays as it is. */
  readonly main?: MainPlace;
  readonly problems: readonly PlaceProblem[];
  /** Why values are left out of a row that is imported all the same. */
  readonly warnings: readonly PlaceProblem[];
  /** Hours that are kept as a note. */
  readonly unreadHours: string;
}

/** The fields that a row changes, its main destination among them. */
export const fieldsOfPlace = ({ values, main }: Pick<PlannedPlace, 'values' | 'main'>): readonly string[] => [
  ...fieldsOfValues(values),
  ...(main === undefined ? [] : ['main_destination']),
];
