interface Node {
  readonly uuid: string;
  readonly organisation_uuid?: string | null | undefined;
}

/** The child organisations of one, in the order of the list. */
export const childrenOf = <One extends Node>(all: readonly One[], parent: string): One[] =>
  all.filter(({ organisation_uuid }) => organisation_uuid === parent);

/** An organisation and its descendants among those in the list. */
export function withAllBelow(all: readonly Node[], uuid: string): ReadonlySet<string> {
  const found = new Set([uuid]);
  for (const one of found) for (const child of childrenOf(all, one)) found.add(child.uuid);
  return found;
}

/** Organisations that can become the parent of one: neither itself nor its descendants. */
export function possibleParents<One extends Node>(all: readonly One[], child: string | null): One[] {
  if (child === null) return [...all];
  const shut = withAllBelow(all, child);
  return all.filter(({ uuid }) => !shut.has(uuid));
}
