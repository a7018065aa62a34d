/** A tab in which the editor of the location is open. */
export interface PresentTab {
  readonly user: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly tab: string;
  readonly floor: string | null;
  readonly hasUnsavedChanges: boolean;
}

/** A person with all of their tabs. */
export type PresentPerson = Omit<PresentTab, 'tab'>;

export interface PresentPeople {
  /** Those on the shown floor are first. */
  readonly others: readonly PresentPerson[];
  /** The person who looks, in another tab. */
  readonly own: PresentPerson | null;
}

interface Viewer {
  readonly user: string;
  readonly tab: string;
  readonly floor: string | null;
}

/** Who is in the editor besides the viewer's own tab, each once. `tabs` are in the order in which they entered. */
export function presentPeople(tabs: readonly PresentTab[], viewer: Viewer): PresentPeople {
  const people = new Map<string, PresentPerson>();
  for (const { tab, ...one } of tabs) {
    if (one.user === viewer.user && tab === viewer.tab) continue;
    const known = people.get(one.user);
    people.set(one.user, known ? merge(known, one, viewer.floor) : one);
  }
  const isFar = ({ floor }: PresentPerson): number => Number(floor !== viewer.floor);
  const others = [...people.values()].filter(({ user }) => user !== viewer.user);
  return { others: others.sort((a, b) => isFar(a) - isFar(b)), own: people.get(viewer.user) ?? null };
}

/** A person is on the shown floor with any tab, else where the tab is that entered last. */
const merge = (known: PresentPerson, one: PresentPerson, shown: string | null): PresentPerson => ({
  ...one,
  floor: known.floor === shown ? known.floor : one.floor,
  hasUnsavedChanges: known.hasUnsavedChanges || one.hasUnsavedChanges,
});
