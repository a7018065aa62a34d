import { type SearchResults, searchOrganisation } from '@/contract/search/search';
import { call } from '../transport/http';

/** Searches everything of an organisation by name. @throws ApiError */
export const searchEverything = async (
  organisation: string,
  text: string,
  signal?: AbortSignal,
): Promise<SearchResults> =>
  (await call(searchOrganisation, { params: { uuid: organisation }, query: { s: text }, ...(signal && { signal }) }))
    .data;
