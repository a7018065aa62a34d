import { expect, it } from 'vitest';
import { provideAnalytics } from '@/app/analytics/provideAnalytics';
import { readProject } from '@/contract/locations/projectDetails';
import { sampleOf } from '../../api/recorded/support/sampleOf';
import { holdService } from '../support/heldService';
import { UUID } from '../support/samples';

const service = holdService();
const OWN_ZONE = 'Asia/Tokyo';

/** The figures of this, of which each kind is asked for. */
async function openFigures(project: string | null) {
  const actor = service.run(provideAnalytics(OWN_ZONE), {
    projects: [project],
    mayChooseEnvironments: false,
    zone: OWN_ZONE,
  });
  const nextBodies = async () => {
    const calls = [await service.next('POST analytics/top_times'), await service.next('POST analytics/top_visitors')];
    return { calls, bodies: calls.map(({ body }) => body) };
  };
  return { actor, nextBodies };
}

it('[MT27] the figures of a location are asked for by it; a page that is left wants none', async () => {
  const { actor, nextBodies } = await openFigures(UUID.project);
  const details = sampleOf(readProject.data, 'data', 'full') as object;
  (await service.next(`GET projects/${UUID.project}`)).answer(details);
  const { calls, bodies } = await nextBodies();
  expect(bodies).toEqual(Array(2).fill({ environments: 'live', project: UUID.project }));
  actor.stop();
  expect(calls.map(({ isWanted }) => isWanted())).toEqual([false, false]);
});

it('[MT27] a range of everything is that of the own zone, in UTC', async () => {
  const { actor, nextBodies } = await openFigures(null);
  await nextBodies();
  actor.send({ type: 'setRange', field: 'start', value: '2026-03-02 10:00:00' });
  actor.send({ type: 'setRange', field: 'end', value: '2026-03-02 12:00:00' });
  const { bodies } = await nextBodies();
  expect(bodies[0]).toMatchObject({ start: '2026-03-02 01:00:00', end: '2026-03-02 03:00:00' });
});
