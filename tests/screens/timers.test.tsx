import { act } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useNow } from '@/components/useNow';
import { useDebounced } from '@/screens/locationSettings/useDebounced';
import { useVisitCount } from '@/screens/preview/useVisitCount';
import { useSecondsLeft } from '@/screens/profile/useSecondsLeft';
import { useStepInHistory } from '@/screens/signIn/useStepInHistory';
import { holdService } from '../app/support/heldService';
import { cleanUp } from '../support/dom/render';
import { renderHook } from '../support/dom/renderHook';

const service = holdService();
afterEach(async () => {
  vi.useRealTimers();
  await cleanUp();
});

const START = new Date('2026-11-27T10:00:00Z').getTime();
const later = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds));

it('[MT29] a value follows its input once that has rested', async () => {
  vi.useFakeTimers({ now: START });
  let value = 'one';
  const { result, again } = await renderHook(() => useDebounced(value, 400));
  expect(result()).toBe('one');
  value = 'two';
  await again();
  await later(300);
  value = 'three';
  await again();
  await later(300);
  expect(result()).toBe('one');
  await later(110);
  expect(result()).toBe('three');
});

it('[MT29] the present moment moves on every fifteen seconds, and not once it is left', async () => {
  vi.useFakeTimers({ now: START });
  const { result, leave } = await renderHook(useNow);
  const first = result();
  await later(14_500);
  expect(result()).toBe(first);
  await later(1000);
  expect(result() - START).toBeGreaterThanOrEqual(15_000);
  await leave();
  expect(vi.getTimerCount()).toBe(0);
});

it('[MT29] the seconds until a moment are whole, follow another moment and end at 0', async () => {
  vi.useFakeTimers({ now: START });
  let end = START + 3500;
  const { result, again, leave } = await renderHook(() => useSecondsLeft(end));
  expect(result()).toBe(4);
  await later(1100);
  expect(result()).toBe(3);
  end = START + 60_000;
  await again();
  expect(result()).toBeGreaterThan(50);
  await later(120_000);
  expect(result()).toBe(0);
  await leave();
  expect(vi.getTimerCount()).toBe(0);
});

it('[MT29] a later step has an entry in the history: Back leads to the first, and is told', async () => {
  let step: string | null = null;
  const onBack = vi.fn(() => {
    step = null;
  });
  const { result, again, after } = await renderHook(
    () => {
      useStepInHistory(step, onBack);
      return [useLocation(), useNavigate()] as const;
    },
    { address: '/login?to=1' },
  );
  const at = () => `${result()[0].search}${result()[0].hash}`;
  expect(at()).toBe('?to=1');
  step = 'code';
  await again();
  expect([at(), onBack.mock.calls.length]).toEqual(['?to=1#code', 0]);
  await after(() => void result()[1](-1));
  expect([at(), onBack.mock.calls.length]).toEqual(['?to=1', 1]);
  step = 'code';
  await again();
  step = null;
  await again();
  expect([at(), onBack.mock.calls.length]).toEqual(['?to=1', 1]);
});

const VISITS = { isDraft: false, isKiosk: false };

it('[MT29] visits are counted with the key of the location while it is shown', async () => {
  const sent: [string, Record<string, unknown>][] = [];
  const beacon = (address: string, body: string) => sent.push([address, JSON.parse(body)]) > 0;
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  let [location, options] = ['P' as string | null, VISITS];
  const { again, leave, after } = await renderHook(() => useVisitCount(location, options));
  const first = await service.next('GET preview/P/visit-key').catch(() => null);
  const name = service.waiting()[0] ?? 'GET preview/P/visit-key';
  const asked = first ?? (await service.next(name));
  vi.useFakeTimers();
  await after(() => asked.answer({ access_key: 'K' }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.[1]).toMatchObject({
    location: 'P',
    access_key: 'K',
    events: [{ service: 'web-map-ui', environment: 'live' }],
  });
  options = { isDraft: true, isKiosk: true };
  await again();
  const second = await service.next(name);
  await after(() => second.answer({ access_key: 'K' }));
  await later(1100);
  expect(sent.length).toBe(1);
  await after(() => void window.dispatchEvent(new Event('pointerdown')));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.[1]).toMatchObject({ events: [{ environment: 'dev' }] });
  location = null;
  await again();
  await later(3_600_000);
  await after(() => void window.dispatchEvent(new Event('pointerdown')));
  expect([sent.length, service.waiting()]).toEqual([2, []]);
  location = 'Q';
  await again();
  await leave();
  expect(service.waiting().every((one) => one.includes('Q'))).toBe(true);
});
