import { expect, it } from 'vitest';
import { provideGlobalSearch } from '@/app/shell/provideGlobalSearch';
import { searchOrganisation } from '@/contract/search/search';
import { sampleOf } from '../../api/recorded/support/sampleOf';
import { holdService } from '../support/heldService';

const service = holdService();

it('[MT27] a search is made in the organisation with the text, and one that is typed over is not wanted', async () => {
  const actor = service.run(provideGlobalSearch('O'));
  actor.send({ type: 'type', text: 'bean' });
  const first = await service.next('GET organisations/O/search');
  expect(first.query).toEqual({ s: 'bean' });
  actor.send({ type: 'type', text: 'beans' });
  const second = await service.next('GET organisations/O/search');
  expect([first.isWanted(), second.query]).toEqual([false, { s: 'beans' }]);
  const found = sampleOf(searchOrganisation.data, 'data', 'full');
  second.answer(found);
  await expect.poll(() => actor.getSnapshot().context.results).toEqual(found);
});
