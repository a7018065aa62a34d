import { expect, it, vi } from 'vitest';
import { PROJECTS_KEY } from '@/api/locations/keys';
import { SKINS_KEY } from '@/api/skins/keys';
import { provideSkinActions } from '@/app/records/provideSkinActions';
import { holdService } from '../support/heldService';

const service = holdService();
const skin = { id: 7, name: 'Riverside Night' };

it.each([
  ['publish', 'GET skins/7/publish'],
  ['delete', 'DELETE skins/7'],
] as const)('[SK18] %s asks the service for that, says how it ended, and loads the skins again', async (type, name) => {
  const actor = service.run(provideSkinActions(service.client));
  const notified: unknown[] = [];
  actor.on('notified', ({ text, tone }) => notified.push([tone, text]));
  for (const isDone of [false, true]) {
    actor.send({ type, skin });
    expect(service.waiting()).toEqual([]);
    actor.send({ type: 'confirm' });
    const call = await service.next(name);
    expect(service.invalidated()).toEqual([]);
    if (isDone) call.answer(null, 'It is done.');
    else call.refuse(409);
    await vi.waitFor(() => expect(actor.getSnapshot().matches('idle')).toBe(true));
  }
  expect(notified).toEqual([
    ['error', 'No.'],
    ['success', 'It is done.'],
  ]);
  expect(service.invalidated()).toEqual([SKINS_KEY, PROJECTS_KEY]);
});
