import { FEATURES } from './features';

/**
 * Lower case with blanks, `-` and `_` treated alike, since installations spell names differently: 'Waypoint Editor' is
 * 'waypoint-editor'.
 */
export const normalFeatureName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-');

const byName = new Map<string, number>(FEATURES.map(({ id, name }) => [normalFeatureName(name), id]));

interface WireFeature {
  readonly id: number;
  readonly name?: string | undefined;
}

/**
 * The features of an organisation and a user by this console's ids. Providers may use other ids: a named feature is matched
 * by name, and the user's bare ids by the names in the organisation's list.
 */
export function heldFeatures(
  organisation: readonly WireFeature[],
  user: readonly number[],
): { readonly organisationFeatures: readonly number[]; readonly userFeatures: readonly number[] } {
  const ours = new Map(
    // A feature with an unknown name is unknown to the console, whatever its id.
    organisation.map(({ id, name }) => [id, name === undefined ? id : (byName.get(normalFeatureName(name)) ?? 0)]),
  );
  const translate = (id: number) => ours.get(id) ?? id;
  return { organisationFeatures: organisation.map(({ id }) => translate(id)), userFeatures: user.map(translate) };
}
