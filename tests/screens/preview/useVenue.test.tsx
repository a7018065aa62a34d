import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { nodeId } from '@/model/network/network';
import { useVenue } from '@/screens/preview/useVenue';
import { cleanUp } from '../../support/dom/render';
import { renderHook } from '../../support/dom/renderHook';
import { testPublication } from '../../support/dom/testPublication';

afterEach(async () => {
  vi.useRealTimers();
  await cleanUp();
});

it('[PL117] a map that stays open closes and opens what has dates, without another publication', async () => {
  vi.useFakeTimers({ now: new Date('2027-03-01T06:59:50Z') });
  const publication = testPublication();
  const [floor] = publication.project.location.buildings[0]?.floors ?? [];
  const closure = { reason: 'Paint', from: '2027-03-01 07:00:00', until: '2027-03-01 07:10:00' };
  const at = { floor_id: floor?.uuid ?? '', x: 1, y: 1, z: 0, name: '', mesh: null, dynamicRoute: null };
  const stored = {
    ...publication,
    network: { ...publication.network, nodes: [{ id: 1, open: false, closure, ...at }] },
  };
  const names = new Map<string, readonly string[]>();
  const { result } = await renderHook(() => useVenue(stored, names));
  const isOpen = () => result()?.network.nodes.get(nodeId(1))?.open;
  const later = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds));
  const first = result();
  expect(isOpen()).toBe(true);
  await later(16_000);
  expect(isOpen()).toBe(false);
  const closed = result();
  await later(60_000);
  expect(result()).toBe(closed);
  await later(600_000);
  expect([isOpen(), result()?.network]).toEqual([true, first?.network]);
});

it('[PL117] there is no location before its publication is read', async () => {
  const { result } = await renderHook(() => useVenue(undefined, undefined));
  expect(result()).toBeNull();
});
