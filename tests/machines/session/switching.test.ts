import { expect, it } from 'vitest';
import type { OwnOrganisation } from '@/contract/users/users';
import { switchingMachine } from '@/machines/session/switching.machine';
import { drive } from '../drive';

const riverside = { uuid: 'r', name: 'Riverside' };
const record: OwnOrganisation = { ...riverside, color: '#c2410c', logo: null, reseller: 0, features: [] };
const adjacent = { parent: { uuid: 'n', name: 'Northwind' }, sub: [] };
const choose = (uuid: string) => ({ type: 'choose', chosen: { uuid, name: `Organisation ${uuid}` } });
const from = (activeId: string) => drive(switchingMachine, { own: 'n', activeId });

it('[SW11] asks for remote-admin before anything else where another organisation than the own one is chosen', async () => {
  const switching = from('n');
  switching.send(choose('r'));
  expect(switching.state()).toBe('remoteAdmin');
  expect(switching.asked('enableRemoteAdmin')).toEqual({ organisation: 'r' });
  expect(switching.asked('readOrganisation')).toBeUndefined();
  await switching.answer('enableRemoteAdmin', riverside);
  expect(switching.asked('readOrganisation')).toEqual({ organisation: 'r' });
  await switching.answer('readOrganisation', record);
  expect(switching.asked('readAdjacent')).toEqual({ organisation: 'r' });
  expect(switching.emitted()).toEqual([]);
  await switching.answer('readAdjacent', adjacent);
  expect(switching.state()).toBe('done');
  expect(switching.emitted()).toEqual([{ type: 'switched', active: { organisation: record, ...adjacent } }]);
  // There now: choosing it again does nothing.
  switching.send(choose('r'));
  expect(switching.state()).toBe('done');
});

it('[SW11] asks for no remote-admin on the way home', async () => {
  const switching = from('r');
  switching.send(choose('n'));
  expect(switching.state()).toBe('loadingOrganisation');
  expect(switching.asked('enableRemoteAdmin')).toBeUndefined();
});

it('[SW11] does nothing where one acts already', () => {
  const switching = from('n');
  switching.send(choose('n'));
  expect(switching.state()).toBe('idle');
});

it.each(['enableRemoteAdmin', 'readOrganisation', 'readAdjacent'])(
  '[SW12] a failure of %s leaves everything as it was and keeps the words of the service',
  async (failing) => {
    const switching = from('n');
    switching.send(choose('r'));
    for (const [name, answer] of [
      ['enableRemoteAdmin', riverside],
      ['readOrganisation', record],
      ['readAdjacent', adjacent],
    ] as const) {
      if (name === failing) {
        await switching.refuse(name, new Error('Not found.'));
        break;
      }
      await switching.answer(name, answer);
    }
    expect([switching.state(), switching.context().error]).toEqual(['failed', 'Not found.']);
    expect(switching.emitted()).toEqual([]);
    switching.send({ type: 'dismiss' });
    expect([switching.state(), switching.context().error]).toEqual(['idle', null]);
  },
);

it('[SW12] after a failure one can choose again', async () => {
  const switching = from('n');
  switching.send(choose('r'));
  await switching.refuse('enableRemoteAdmin', new Error('Not found.'));
  switching.send(choose('r'));
  expect([switching.state(), switching.context().error]).toEqual(['remoteAdmin', null]);
});

it('[SW13] takes one switch at a time', () => {
  const switching = from('n');
  switching.send(choose('r'));
  switching.send(choose('h'));
  expect(switching.context().chosen?.uuid).toBe('r');
});
