import { expect, it, vi } from 'vitest';
import { staleWithKiosks } from '@/api/kiosks/kiosks';
import { provideKioskCommissioning } from '@/app/records/provideKioskCommissioning';
import { holdService } from '../support/heldService';
import { kioskAnswer, UUID } from '../support/samples';

const service = holdService();

it('[KI28] a kiosk that is taken out of service is loaded again everywhere, before it is reported', async () => {
  const machine = provideKioskCommissioning(service.client, UUID.organisation);
  const actor = service.run(machine, { id: 4, isCommissioned: true });
  const notified: string[] = [];
  actor.on('notified', ({ text }) => notified.push(text));
  actor.send({ type: 'decommission' });
  actor.send({ type: 'confirm' });
  const call = await service.next('POST screens/4/decommission');
  expect(service.invalidated()).toEqual([]);
  call.answer(kioskAnswer(), 'Lobby is out of service.');
  await vi.waitFor(() => expect(notified).toEqual(['Lobby is out of service.']));
  expect(service.invalidated()).toEqual(staleWithKiosks(UUID.organisation));
});
