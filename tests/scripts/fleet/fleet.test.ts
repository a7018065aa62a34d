import { expect, it } from 'vitest';
import type { DeviceConfiguration } from '@/contract/kiosks/devices';
import { readArguments } from '../../../scripts/fleet/arguments';
import { figuresOf } from '../../../scripts/fleet/figures';
import { provisionFleet } from '../../../scripts/fleet/provisionFleet';
import type { ServiceClient } from '../../../scripts/fleet/serviceClient';
import { serviceFiguresOf } from '../../../scripts/fleet/serviceFigures';
import { NO_FAULTS, SimulatedKiosk } from '../../../scripts/fleet/simulatedKiosk';

const OFF = { media: null, enabled: false, transparent: false };
const configuration = (id: number): DeviceConfiguration => ({
  id: 1,
  uid: 'unit',
  name: 'North',
  location: null,
  node_id: null,
  orientation: 0,
  version: '2.2.0',
  build: { id, number: id, bytes: 1 },
  screensaver: { portrait: OFF, landscape: OFF },
  tag: `tag ${id}`,
  check_in_seconds: 60,
});

it('[KI60] reads its arguments and says what is wrong with them', () => {
  expect(readArguments(['20', '--every', '5', '--faults'], {})).toMatchObject({
    kiosks: 20,
    every: 5,
    minutes: 2,
    hasFaults: true,
    base: 'http://127.0.0.1:8080',
    password: 'atrium-demo',
  });
  for (const wrong of [[], ['0'], ['many'], ['5', '6'], ['5', '--every', '0'], ['5', '--base', 'x'], ['5', '--none']])
    expect(typeof readArguments(wrong, {})).toBe('string');
});

it('[KI60] counts what was not answered well, and the times of the slowest', () => {
  const samples = Array.from({ length: 200 }, (_, at) => ({ status: at === 0 ? null : 200, milliseconds: at }));
  expect(figuresOf(samples)).toEqual({
    sent: 200,
    shareAnswered: 199 / 200,
    p50: 100,
    p99: 198,
    slowest: 199,
    statuses: { none: 1, 200: 199 },
  });
  expect(figuresOf([])).toMatchObject({ sent: 0, shareAnswered: 0, p99: 0 });
});

it('[KI61] a simulated kiosk takes over a new build and says how far it is', () => {
  const kiosk = new SimulatedKiosk('key', NO_FAULTS, () => 0.5);
  expect(kiosk.turn()).toEqual({ state: 2, progress: null, build: null, version: null });
  expect(kiosk.isStale('tag 7')).toBe(true);
  kiosk.configure(configuration(7));
  expect(kiosk.isStale('tag 7')).toBe(false);
  const checkIns = [kiosk.turn(), kiosk.turn(), kiosk.turn()];
  expect(checkIns.map((one) => [one?.state, one?.build])).toEqual([
    [5, null],
    [3, 7],
    [2, 7],
  ]);
  expect(checkIns[0]?.progress).toBe(90);
  expect(kiosk.updates).toBe(1);
});

it('[KI61] with faults it is silent for a while, fails to update and tries again', () => {
  const values = [0.9];
  const random = () => values.shift() ?? 0.9;
  const kiosk = new SimulatedKiosk('key', { lost: 0.1, failed: 0.1, slow: 0.1 }, random);
  kiosk.configure(configuration(7));
  // Not lost; not lost and failed; then well.
  values.push(0.9, 0.9, 0.01);
  expect([kiosk.turn()?.state, kiosk.turn()?.state, kiosk.turn()?.state, kiosk.turn()?.state]).toEqual([5, 4, 5, 3]);
  values.push(0.01);
  kiosk.turn();
  expect([kiosk.turn(), kiosk.turn(), kiosk.turn(), kiosk.turn()]).toEqual([null, null, null, null]);
  expect(kiosk.turn()).not.toBeNull();
});

it('[KI60] reads what the service says of itself', () => {
  const metrics = `# HELP x
process_resident_memory_bytes 250000000
nodejs_eventloop_lag_p99_seconds 0.01234
process_cpu_seconds_total 12.34
`;
  expect(serviceFiguresOf(metrics)).toEqual({ memoryMegabytes: 250, eventLoopDelayP99: 12.3, cpuSeconds: 12.3 });
});

it('[KI62] finds a published location for the kiosks, and names them by the run', async () => {
  const calls: { readonly name: string; readonly body?: unknown; readonly organisation?: unknown }[] = [];
  const places: Record<string, object[]> = {
    a: [{ uuid: 'draft', published_at: null }],
    b: [{ uuid: 'mall', published_at: '2026-01-01T00:00:00Z' }],
  };
  const send = (async (
    { name }: { name: string },
    given: { body?: { count?: number }; organisation?: string; params?: { uuid: string } },
  ) => {
    calls.push({ name, ...given });
    const answer = (data: unknown, token: string | null = null) => ({ status: 200, data, message: '', token });
    if (name === 'signIn') return answer({ TFA: 0, user: { organisation: { uuid: 'own' } } }, 'token');
    if (name === 'listAllSubOrganisations') return answer([{ uuid: 'a' }, { uuid: 'b' }]);
    if (name === 'listProjects') return answer(places[given.params?.uuid ?? '']);
    if (name === 'provisionKiosks')
      return answer(Array.from({ length: given.body?.count ?? 0 }, (_, at) => ({ key: `key ${at}` })));
    return answer({});
  }) as unknown as ServiceClient;
  const options = readArguments(['600'], {});
  if (typeof options === 'string') throw new Error(options);
  expect(await provisionFleet(send, options, new Date('2026-11-27T03:00:00Z'))).toHaveLength(600);
  const made = calls.filter(({ name }) => name === 'provisionKiosks');
  expect(made.map(({ organisation, body }) => [organisation, body])).toEqual([
    ['b', { name: 'Simulated 2026-11-27 03:00:00 1', project_id: 'mall', is_test: false, count: 500 }],
    ['b', { name: 'Simulated 2026-11-27 03:00:00 2', project_id: 'mall', is_test: false, count: 100 }],
  ]);
  places.b = [];
  await expect(provisionFleet(send, options)).rejects.toThrow('--project');
});
