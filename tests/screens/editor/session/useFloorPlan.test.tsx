import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Floor } from '@/contract/buildings/buildings';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { encodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import { useFloorPlan } from '@/screens/editor/session/useFloorPlan';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { cleanUp, render } from '../../../support/dom/render';

afterEach(async () => {
  vi.restoreAllMocks();
  await cleanUp();
});

const floor = (uuid: string, plan: string) => ({ uuid, plan }) as Floor;

function Names({ of }: { of: Floor }) {
  const { data, isLoading } = useFloorPlan(of);
  return <p data-plan>{isLoading ? 'Loading' : data?.names.join(', ')}</p>;
}

it('[OL21] a floor plan that is replaced stays in view until the next one is loaded; that of another floor does not', async () => {
  const answers: ((plan: FloorPlan) => void)[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((resolve) => {
        answers.push((plan) => resolve(new Response(encodeFloorPlan(plan))));
      }),
  );
  const client = new QueryClient();
  let next = (_of: Floor) => {};
  function Switch() {
    const [of, setFloor] = useState(floor('ground', 'first'));
    next = setFloor;
    return <Names of={of} />;
  }
  const { find, after, until } = await render(
    <QueryClientProvider client={client}>
      <Switch />
    </QueryClientProvider>,
  );
  const words = () => find('[data-plan]').textContent;
  expect(words()).toBe('Loading');
  await after(() => answers[0]?.(floorPlanOf({ 'shop-1': [0, 0, 1, 1] })));
  await until(() => words() === 'shop-1');
  await after(() => next(floor('ground', 'second')));
  expect([answers.length, words()]).toEqual([2, 'shop-1']);
  await after(() => answers[1]?.(floorPlanOf({ 'shop-1': [0, 0, 1, 1], stand: [2, 2, 3, 3] })));
  await until(() => words() === 'shop-1, stand');
  await after(() => next(floor('upper', 'third')));
  expect(words()).toBe('Loading');
});
