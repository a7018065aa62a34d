import { afterEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { type NetworkGenerationRequest, networkGenerationMachine } from '@/machines/editor/networkGeneration.machine';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import type { Point } from '@/model/geometry/points';
import type { GeneratedNetwork } from '@/model/network/generating/generateNetwork';
import { createNetwork } from '@/model/network/network';
import { GenerateButton } from '@/screens/editor/generation/GenerateButton';
import { NetworkGenerationHost } from '@/screens/editor/generation/NetworkGenerationHost';
import { NetworkGenerationPanel } from '@/screens/editor/generation/NetworkGenerationPanel';
import type { NetworkGenerationProps } from '@/screens/editor/session/partProps';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { cleanUp, render } from '../../../support/dom/render';
import { GROUND, housed, testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

const portal = { depth: 0.3, normal: { x: 0, y: 1 }, spaces: [0, 1] as const };
const NETWORK: GeneratedNetwork = {
  floors: [
    {
      uuid: 'ground',
      elevation: 1.5,
      applied: [],
      nodes: [
        { key: 'door a', role: 'door', x: 2, y: 5, mesh: null, space: null },
        { key: 'middle a', role: 'middle', x: 2, y: 2, mesh: 'room_1', space: 0 },
      ],
      links: [[0, 1]],
      portals: [
        { ...portal, key: 'd', source: 'door', x: 1, y: 5, width: 1, between: ['room_1', 'hall'] },
        { ...portal, key: 'g', source: 'gap', x: 2, y: 5, width: 1.24, between: ['room_2', 'hall'] },
      ],
      closed: [{ name: 'room_3', x: 30, y: 40 }],
    },
  ],
  transits: [],
};

async function opened(rights = { mayEditNodes: true, mayEditPaths: true }) {
  const editor = await testEditor({
    network: createNetwork([]),
    data: { location: housed([{ ...GROUND, plan: 'plan' }]) },
    drawn: drawnFloor(floorPlanOf({ room_1: [0, 0, 5, 5] })),
    edited: { floor: { ...GROUND, plan: 'plan' } },
    rights,
  });
  const requests: NetworkGenerationRequest[] = [];
  const generate = fromPromise<GeneratedNetwork, NetworkGenerationRequest>(async ({ input }) => {
    requests.push(input);
    return NETWORK;
  });
  const shown: unknown[] = [];
  const machine = networkGenerationMachine.provide({ actors: { generate } });
  Object.assign(editor.session, {
    show: ({ x, y }: Point) => shown.push([x, y]),
    NetworkGeneration: (props: NetworkGenerationProps) => <NetworkGenerationPanel {...props} machine={machine} />,
  });
  const onPreview = vi.fn();
  const rendered = await render(
    editor.around(
      <>
        <GenerateButton />
        <NetworkGenerationHost onPreview={onPreview} />
      </>,
    ),
  );
  const press = (words: string) => rendered.after(() => rendered.text(words)?.closest('button')?.click());
  return { ...editor, ...rendered, press, requests, onPreview, shown };
}

it('[AN12] [AN13] draws the network before it is applied, as one step of the history', async () => {
  const { press, requests, onPreview, document, session, page } = await opened();
  await press('Generate network');
  expect(requests).toEqual([{ project: 'mall', floors: ['ground'] }]);
  await vi.waitFor(() => expect(page.textContent).toContain('2 nodes, 1 path'));
  const preview = onPreview.mock.lastCall?.[0];
  expect(preview.edit(createNetwork([])).nodes.size).toBe(2);
  expect(document.getSnapshot().context.history.present.nodes.size).toBe(0);
  await press('Apply');
  const { present } = document.getSnapshot().context.history;
  expect([...present.nodes.values()].map(({ floor, z, mesh }) => [floor, z, mesh])).toEqual([
    ['ground', 1.5, null],
    ['ground', 1.5, 'room_1'],
  ]);
  expect(present.edges.size).toBe(1);
  expect(session.isGenerationOpen.get()).toBe(false);
});

it('[AN12] lists assumed doors and rooms without a way in, each with a place to click', async () => {
  const { press, page, shown } = await opened();
  await press('Generate network');
  await vi.waitFor(() => expect(page.textContent).toContain('1 assumed door'));
  expect(page.textContent).toContain('1 room without a way in');
  const rows = [...page.querySelectorAll<HTMLButtonElement>('li button')];
  expect(rows.map(({ textContent }) => textContent)).toEqual(['room_2 – hallopening, 1.2 m', 'room_3Ground']);
  for (const row of rows) row.click();
  expect(shown).toEqual([
    [2, 5],
    [30, 40],
  ]);
});

it('[AN11] Back and Cancel take the drawing away and change nothing', async () => {
  const { press, page, onPreview, document, session } = await opened();
  await press('Generate network');
  await vi.waitFor(() => expect(page.textContent).toContain('2 nodes, 1 path'));
  await press('Back');
  expect(onPreview.mock.lastCall).toEqual([null]);
  session.isGenerationOpen.set(true);
  await press('Cancel');
  expect(session.isGenerationOpen.get()).toBe(false);
  expect(document.getSnapshot().context.history.present.nodes.size).toBe(0);
});

it.each([
  [{ mayEditNodes: false, mayEditPaths: true }, 'You don’t have permission to change nodes.'],
  [{ mayEditNodes: true, mayEditPaths: false }, 'You don’t have permission to change paths and transit groups.'],
])('[AN10] needs the rights to nodes and to paths (%o)', async (rights, reason) => {
  const { page, session } = await opened(rights);
  const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Generate network');
  expect(button?.getAttribute('aria-disabled')).toBe('true');
  button?.click();
  expect(session.isGenerationOpen.get()).toBe(false);
  const described = button?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent ?? page.textContent).toContain(reason);
});
