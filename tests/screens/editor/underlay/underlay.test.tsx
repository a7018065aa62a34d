import { afterEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { underlayQuery } from '@/api/buildings/underlays';
import { underlayMachine } from '@/machines/editor/underlay.machine';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { floorPoint } from '@/model/geometry/points';
import { createNetwork } from '@/model/network/network';
import type { StoredUnderlay, UnderlayAnswer, UnderlayRequest } from '@/model/underlay/storedUnderlay';
import type { Underlay } from '@/model/underlay/underlay';
import { UnderlayPart } from '@/screens/editor/underlay/UnderlayPart';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { cleanUp, render } from '../../../support/dom/render';
import { GROUND, testEditor } from '../../../support/dom/testEditor';
import { typeInto } from '../../../support/dom/typeInto';

afterEach(cleanUp);

const SCAN: Underlay = { picture: '/scan', ratio: 0.5, x: 2, y: 1, width: 10, turn: 0, opacity: 0.8, shown: false };
const STORED: StoredUnderlay = { underlay: SCAN, revision: 3 };

async function opened(stored: StoredUnderlay = STORED, rights = { mayEditNodes: true, mayEditPaths: true }, pages = 1) {
  const editor = await testEditor({
    network: createNetwork([]),
    drawn: drawnFloor(floorPlanOf({ room_1: [0, 0, 5, 5] })),
    edited: { floor: { ...GROUND, plan: 'plans/ground' } },
    rights,
  });
  const saves: UnderlayRequest[] = [];
  const read: (number | null)[] = [];
  const answers: UnderlayAnswer[] = [];
  const machine = underlayMachine.provide({
    actors: {
      store: fromPromise(
        async ({ input: { page } }): Promise<{ picture: string; ratio: number } | { pages: number }> => {
          read.push(page);
          return pages > 1 && page === null ? { pages } : { picture: '/next', ratio: 1 };
        },
      ),
      save: fromPromise(async ({ input }) => {
        saves.push(input);
        return (
          answers.shift() ?? {
            kind: 'saved' as const,
            stored: { underlay: input.underlay, revision: input.revision + 1 },
          }
        );
      }),
    },
  });
  editor.client.setQueryData(underlayQuery('ground').queryKey, stored);
  Object.assign(editor.session.canvas, {
    current: { size: { width: 400, height: 200 }, setCursor: () => undefined, focus: () => undefined },
  });
  const rendered = await render(editor.around(<UnderlayPart machine={machine} />));
  await rendered.after(() => editor.session.isUnderlayOpen.set(true));
  const press = (words: string) => rendered.after(() => rendered.text(words)?.closest('button')?.click());
  const pick = (x: number, y: number) => rendered.after(() => editor.session.picking.get()?.(floorPoint(x, y)));
  return { ...editor, ...rendered, saves, answers, read, press, pick };
}

it('[UL4] a known length scales the picture about its first point', async () => {
  const { press, pick, page, after, saves, session } = await opened();
  await press('Set a known length');
  await pick(2, 1);
  await pick(7, 1);
  expect(session.picking.get()).toBeNull();
  const input = page.querySelector<HTMLInputElement>('form input');
  if (!input) throw new Error('The length cannot be typed.');
  await after(() => typeInto(input, 'far'));
  await press('Apply');
  expect(page.textContent).toContain('Enter a length in metres');
  await after(() => typeInto(input, '20'));
  await press('Apply');
  await vi.waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]).toMatchObject({ floor: 'ground', revision: 3, underlay: { x: 2, y: 1, width: 40, turn: 0 } });
});

it('[UL3] points that are too close are asked for again, and Cancel changes nothing', async () => {
  const { press, pick, page, saves, session } = await opened();
  await press('Place by two points');
  for (const x of [2, 4, 2, 9]) await pick(x, 1);
  expect(page.textContent).toContain('These points are too close together');
  expect(page.textContent).toContain('1 of 4');
  await press('Cancel');
  expect(session.picking.get()).toBeNull();
  expect(page.textContent).toContain('Place by two points');
  expect(saves).toEqual([]);
});

it('[UL3] the point of the floor snaps to the corner of a room, that of the picture to nothing', async () => {
  const { press, pick, saves } = await opened();
  await press('Place by two points');
  await pick(0.3, 0.2);
  await pick(-0.2, 0.3);
  await pick(5.3, 0.2);
  await pick(5.2, 0.1);
  await vi.waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]?.underlay).toMatchObject({ width: 10, turn: 0 });
  expect(saves[0]?.underlay?.x).toBeCloseTo(SCAN.x - 0.3, 5);
  expect(saves[0]?.underlay?.y).toBeCloseTo(SCAN.y - 0.2, 5);
});

it('[UL10] the frame moves the picture by arrow keys and by dragging; Escape puts a dragged one back, then ends', async () => {
  const { press, page, after, saves, session } = await opened({ ...STORED, underlay: { ...SCAN, shown: true } });
  const container = page.appendChild(document.createElement('div'));
  const content = container.appendChild(document.createElement('div'));
  await after(() =>
    session.surface.set({ stage: { container: () => container, content, findOne: () => undefined } } as never),
  );
  await press('Move on the map');
  const frame = () => container.querySelector('button');
  expect(document.activeElement).toBe(frame());
  Object.assign(frame() ?? {}, { setPointerCapture: () => undefined });
  const { scale } = session.view.get();
  const key = (name: string, shiftKey = false) =>
    after(() => frame()?.dispatchEvent(new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true })));
  await key('ArrowRight');
  await vi.waitFor(() => expect(saves).toHaveLength(1));
  await key('ArrowUp', true);
  await vi.waitFor(() => expect(saves).toHaveLength(2));
  expect(saves.map(({ underlay }) => [underlay?.x, underlay?.y])).toEqual([
    [2 + 1 / scale, 1],
    [2 + 1 / scale, 1 - 10 / scale],
  ]);
  const pointer = (type: string, clientX: number) =>
    after(() => frame()?.dispatchEvent(new PointerEvent(type, { clientX, clientY: 50, pointerId: 1, bubbles: true })));
  for (const ends of ['Escape', 'pointerup']) {
    await pointer('pointerdown', 100);
    await pointer('pointermove', 140);
    if (ends === 'Escape') await key(ends);
    await pointer('pointerup', 140);
  }
  // A press that moves nothing is no change.
  await pointer('pointerdown', 100);
  await pointer('pointerup', 100);
  await vi.waitFor(() => expect(saves).toHaveLength(3));
  expect(saves[2]?.underlay?.x).toBeCloseTo(2 + 41 / scale);
  await key('Escape');
  expect(frame()).toBeNull();
});

it('[UL9] every step takes the middle of the map', async () => {
  const { press, page, session, after, saves } = await opened();
  await press('Place by two points');
  // Ten pixels a metre: the middle of 400 by 200 is 20, 10.
  await press('Take the middle of the map');
  expect(page.textContent).toContain('2 of 4');
  const pan = (x: number) => after(() => session.view.set({ ...session.view.get(), x }));
  await pan(-100);
  await press('Take the middle of the map');
  await pan(100);
  await press('Take the middle of the map');
  await pan(-200);
  await press('Take the middle of the map');
  await vi.waitFor(() => expect(saves).toHaveLength(1));
  // From 20 and 10 to 30 and 40: turned half round.
  expect(saves[0]?.underlay?.width).toBeCloseTo(10, 9);
  expect(saves[0]?.underlay?.turn).toBeCloseTo(Math.PI, 9);
});

it('[UL5] the last change is taken back first', async () => {
  const { press, page, after, saves } = await opened();
  const toggle = () => after(() => page.querySelector<HTMLInputElement>('input[role=switch]')?.click());
  await toggle();
  await vi.waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]?.underlay?.shown).toBe(true);
  await press('Undo last change');
  await vi.waitFor(() => expect(saves).toHaveLength(2));
  expect(saves[1]).toEqual({ floor: 'ground', revision: 4, underlay: SCAN });
});

it('[UL6] whoever is slower gets what somebody else has done, and is told', async () => {
  const { press, page, answers, saves } = await opened();
  answers.push({ kind: 'taken', stored: { underlay: null, revision: 0 } });
  await press('Remove');
  await press('Remove');
  await vi.waitFor(() => expect(saves).toHaveLength(1));
  await vi.waitFor(() => expect(page.textContent).toContain('Somebody else has changed this underlay'));
  expect(page.textContent).toContain('Choose a picture');
});

it('[UL6] without the right to nodes there is none', async () => {
  const { page } = await opened(STORED, { mayEditNodes: false, mayEditPaths: true });
  expect(page.textContent).toBe('');
});

it('[UL11] a page of a PDF of several is chosen; Cancel leaves the underlay as it was', async () => {
  const { page, press, read, saves, find, after, until } = await opened(
    STORED,
    { mayEditNodes: true, mayEditPaths: true },
    3,
  );
  const chosen = async () => {
    const input = find('input[type=file]') as HTMLInputElement;
    Object.defineProperty(input, 'files', { configurable: true, value: [new File(['%PDF-1.7'], 'plan.pdf')] });
    await after(() => input.dispatchEvent(new Event('change', { bubbles: true })));
    await until(() => page.querySelector('select') !== null);
  };
  await chosen();
  expect([...page.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Page 1',
    'Page 2',
    'Page 3',
  ]);
  await press('Cancel');
  expect([page.querySelector('select'), saves]).toEqual([null, []]);
  await chosen();
  const list = find('select') as HTMLSelectElement;
  await after(() => {
    list.value = '2';
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await press('Use this page');
  await until(() => saves.length === 1);
  expect([read, saves[0]?.underlay?.picture]).toEqual([[null, null, 2], '/next']);
});
