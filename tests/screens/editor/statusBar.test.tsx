import { afterEach, expect, it } from 'vitest';
import { createStore } from '@/components/mapCanvas/store';
import { type FloorPoint, floorPoint } from '@/model/geometry/points';
import { StatusBar } from '@/screens/editor/StatusBar';
import { sampleNetwork } from '../../model/network/sampleNetwork';
import { cleanUp, render } from '../../support/render';
import { testEditor } from '../../support/testEditor';

afterEach(cleanUp);

async function shown(units: 'C' | 'F') {
  const editor = await testEditor({
    network: sampleNetwork(),
    data: { settings: { units, timezone: 'Europe/London' } },
  });
  const pointer = createStore<FloorPoint | null>(null);
  Object.assign(editor.session, { pointer });
  const { find, until } = await render(editor.around(<StatusBar className="" />));
  return { pointer, until, place: () => find('[data-testid="pointer-place"]').textContent };
}

it('[CF8] the status bar shows where the pointer is, and nothing while it is elsewhere', async () => {
  const { pointer, place, until } = await shown('C');
  expect(place()).toBe('');
  pointer.set(floorPoint(12.345, -2));
  await until(() => place() === 'x 12.35 m, y -2.00 m');
  pointer.set(null);
  await until(() => place() === '');
});

it('[CF8] in feet where the location has them', async () => {
  const { pointer, place, until } = await shown('F');
  pointer.set(floorPoint(1, 10));
  await until(() => place() === 'x 3.28 ft, y 32.81 ft');
});
