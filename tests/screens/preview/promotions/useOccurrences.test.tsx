import { afterEach, expect, it } from 'vitest';
import { occurrenceAt } from '@/model/content/promotions/occurrences';
import { useOccurrences } from '@/screens/preview/promotions/useOccurrences';
import { cleanUp } from '../../../support/dom/render';
import { renderHook } from '../../../support/dom/renderHook';
import { testPromotion } from '../../../support/dom/testVenue';

afterEach(() => cleanUp());

const once = { events: [testPromotion({ id: 1 })], offers: [] };
const repeated = { ...once, offers: [testPromotion({ id: 2, repeats: 'FREQ=DAILY' })] };

/** Counts how often it is loaded. */
function loader(of: () => Promise<typeof occurrenceAt>) {
  let count = 0;
  const load = () => {
    count += 1;
    return of();
  };
  return { load, count: () => count };
}

it('[EV25] a map loads the script of what repeats where something does, and otherwise nothing', async () => {
  const { load, count } = loader(async () => occurrenceAt);
  const without = await renderHook(() => useOccurrences(once, load));
  expect([without.result(), count()]).toEqual([null, 0]);
  const before = await renderHook(() => useOccurrences(undefined, load));
  expect([before.result(), count()]).toEqual([null, 0]);
  const { result } = await renderHook(() => useOccurrences(repeated, load));
  expect([result(), count()]).toEqual([occurrenceAt, 1]);
});

it('[EV25] a map whose script of it cannot be loaded goes on without what repeats', async () => {
  const { load } = loader(() => Promise.reject(new Error('offline')));
  const { result } = await renderHook(() => useOccurrences(repeated, load));
  expect(result()).toBeNull();
});
