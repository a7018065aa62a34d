import type { CurrentUser } from '@/components/currentUser';
import { compareNames } from '@/model/content/search/sortKey';
import { text } from './texts';

export interface Client {
  /** Further properties of it that have no section of their own. */
  readonly tags: readonly string[];
  readonly uuid: string;
  readonly name: string;
  readonly color: string;
  readonly logo: string | null;
}

export interface ClientSection {
  /** Null for the own organisation. */
  readonly title: string | null;
  /** Whether it can be long, and has a search by name. */
  readonly isFiltered: boolean;
  readonly clients: readonly Client[];
}

/** From so many customers on, the list has a search. */
export const MANY = 8;

interface Known {
  readonly uuid: string;
  readonly name: string;
  readonly color?: string | undefined;
  readonly logo?: string | null | undefined;
}
const toClient = ({ uuid, name, color, logo }: Known, tags: readonly string[] = []): Client => ({
  tags,
  uuid,
  name,
  color: color ?? '#000000',
  logo: logo ?? null,
});

/**
 * The entries of the client switcher: the own organisation, then Parent, Viewing and Customers. The own organisation is
 * listed once; where it is the parent or the active one too, tags say so.
 */
export function clientSections({ user, organisation, parent, sub }: CurrentUser): readonly ClientSection[] {
  const own = user.organisation.uuid;
  const isAway = organisation.uuid !== own;
  const isParentOwn = parent?.uuid === own;
  const tags = [text('yours'), ...(isAway ? [] : [text('viewing')]), ...(isParentOwn ? [text('parent')] : [])];
  const customers = sub.map((one) => toClient(one)).sort((one, other) => byName(one, other));
  return [
    { title: null, isFiltered: false, clients: [toClient(user.organisation, tags)] },
    ...(parent && !isParentOwn ? [{ title: text('parent'), isFiltered: false, clients: [toClient(parent)] }] : []),
    ...(isAway ? [{ title: text('viewing'), isFiltered: false, clients: [toClient(organisation)] }] : []),
    { title: text('customers'), isFiltered: true, clients: customers },
  ];
}

const byName = (one: Client, other: Client): number => compareNames(one.name, other.name);
