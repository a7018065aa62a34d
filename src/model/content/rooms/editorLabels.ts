import type { StoredLabel } from './roomLabels';
import { shownLabels } from './shownLabels';

interface Labelled {
  readonly labels?: readonly StoredLabel[] | undefined;
  readonly destinations: readonly {
    readonly floor_id: string;
    readonly object_name: string;
    readonly location_name: string;
  }[];
}

/** The labels by which the editor names the rooms of a floor that have no destination, by `object_name`. */
export const editorLabels = ({ labels, destinations }: Labelled, floor: string): ReadonlyMap<string, string> =>
  shownLabels(
    labels,
    destinations.map(({ location_name, ...room }) => ({ ...room, names: [location_name] })),
    floor,
  );
