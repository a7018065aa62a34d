import { isUuid } from '../content/isUuid';

const PARAMETER = 'organisation';

/** The organisation that an address acts for; null where it does not say. @param search the query with its question mark */
export function organisationOfAddress(search: string): string | null {
  const uuid = new URLSearchParams(search).get(PARAMETER);
  return uuid !== null && isUuid(uuid) ? uuid.toLowerCase() : null;
}

/**
 * An address of the console that acts for an organisation in any tab. Without one it acts for the user's own.
 * @param address path, query and hash
 */
export function addressFor(address: string, organisation: string | null): string {
  const [whole = '', hash = ''] = address.split(/(?=#)/);
  const [path = '', query = ''] = whole.split('?');
  const params = new URLSearchParams(query);
  if ((params.get(PARAMETER) ?? null) === organisation) return address;
  params.delete(PARAMETER);
  if (organisation !== null) params.set(PARAMETER, organisation);
  return `${path}${params.size > 0 ? `?${params}` : ''}${hash}`;
}
