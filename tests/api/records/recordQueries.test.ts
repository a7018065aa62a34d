import { expect, it } from 'vitest';
import { recordQueries } from '@/api/records/recordQueries';
import { amenityCalls } from '@/contract/amenities/amenities';

it('[LU10] a change of a plain record makes its list stale, and the lists that show it', () => {
  const { query, calls } = recordQueries('amenities', amenityCalls, [['project-data']]);
  expect(query('own').queryKey).toEqual(['amenities', 'own']);
  expect(calls('own').stale).toEqual([['amenities', 'own'], ['project-data']]);
  expect(recordQueries('amenities', amenityCalls).calls('other').stale).toEqual([['amenities', 'other']]);
});
