import type { CurrentUser } from '@/components/currentUser';
import { isProvider } from '@/model/access/provider';
import { text } from './texts';

export interface Client {
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
const toClient = ({ uuid, name, color, logo }: Known): Client => ({
  uuid,
  name,
  color: color ?? '#000000',
  logo: logo ?? null,
});

/** The entries of the client switcher: the own organisation, then Parent, Viewing and Customers. */
export function clientSections({ user, organisation, parent, sub }: CurrentUser): readonly ClientSection[] {
  const customers = sub.map(toClient).sort((one, other) => byName(one, other));
  return [
    { title: null, isFiltered: false, clients: [toClient(user.organisation)] },
    ...(parent ? [{ title: text('parent'), isFiltered: false, clients: [toClient(parent)] }] : []),
    { title: text('viewing'), isFiltered: false, clients: [toClient(organisation)] },
    { title: text('customers'), isFiltered: true, clients: customers },
  ];
}

const byName = (one: Client, other: Client): number =>
  one.name.toLowerCase().localeCompare(other.name.toLowerCase(), 'en');

/** The switcher is for resellers, whichever organisation is active; the reseller flag decides. */
export const hasSwitcher = ({ user, organisation }: CurrentUser): boolean =>
  user.organisation.reseller === 1 || isProvider(user.organisation) || organisation.reseller === 1;
