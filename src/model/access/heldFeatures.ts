import { FEATURES } from './features';

/** Names are compared in lower case, with blanks, `-` and `_` alike: 'Waypoint Editor' is 'waypoint-editor' (G003). */
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
 * The features of an organisation and of a user by our ids. A provider may number its features as it likes: what has a name
 * is known by that, and the user's bare ids by the names that the organisation's list gives them (G004).
 */
export function heldFeatures(
  organisation: readonly WireFeature[],
  user: readonly number[],
): { readonly organisationFeatures: readonly number[]; readonly userFeatures: readonly number[] } {
  const ours = new Map(
    // A name that is not ours is of something that the console does not know, whatever its number.
    organisation.map(({ id, name }) => [id, name === undefined ? id : (byName.get(normalFeatureName(name)) ?? 0)]),
  );
  const translate = (id: number) => ours.get(id) ?? id;
  return { organisationFeatures: organisation.map(({ id }) => translate(id)), userFeatures: user.map(translate) };
}
