import { expect, it, vi } from 'vitest';
import { provideUnderlay } from '@/app/editor/provideUnderlay';
import { readUnderlay } from '@/app/editor/readUnderlay';
import { holdService } from '../support/heldService';
import { UUID } from '../support/samples';

const service = holdService();
const WITHIN = { minX: 0, minY: 0, maxX: 10, maxY: 10 };

it.each([['Room list', 'Choose a PNG, JPEG, WebP or SVG picture, or a PDF.']])(
  '[UL1] a file that begins with %s is answered in words, and nothing is sent',
  async (head, words) => {
    const machine = provideUnderlay(service.client, UUID.organisation);
    const actor = service.run(machine, { floor: 'ground', stored: { underlay: null, revision: 0 } });
    actor.send({ type: 'file', file: new Blob([head]), within: WITHIN });
    await vi.waitFor(() => expect(actor.getSnapshot().matches('choosing')).toBe(true));
    expect(actor.getSnapshot().context.error).toContain(words);
  },
);

const SCAN = { picture: '/scan', ratio: 1, x: 0, y: 0, width: 10, turn: 0, opacity: 0.8, shown: true };

it('[UL6] a change is sent with its revision, and theirs is loaded where somebody else was faster', async () => {
  const machine = provideUnderlay(service.client, UUID.organisation);
  const actor = service.run(machine, { floor: UUID.floor, stored: { underlay: SCAN, revision: 4 } });
  actor.send({ type: 'change', change: { x: 3 } });
  const call = await service.next(`PUT floors/${UUID.floor}/underlay`);
  expect(call.body).toEqual({ revision: 4, underlay: { ...SCAN, x: 3 } });
  call.answer({ underlay: { ...SCAN, x: 3 }, revision: 5 });
  await vi.waitFor(() => expect(actor.getSnapshot().context.stored.revision).toBe(5));
  actor.send({ type: 'change', change: { x: 4 } });
  (await service.next(`PUT floors/${UUID.floor}/underlay`)).refuse(409, { current: {} });
  (await service.next(`GET floors/${UUID.floor}/underlay`)).answer({ underlay: { ...SCAN, x: 9 }, revision: 8 });
  await vi.waitFor(() => expect(actor.getSnapshot().context.isTaken).toBe(true));
  expect(actor.getSnapshot().context.stored).toEqual({ underlay: { ...SCAN, x: 9 }, revision: 8 });
});

it('[UL11] the only page of a PDF is drawn, of several the chosen one, and the file is closed each time', async () => {
  const drawn: unknown[] = [];
  const canvas = Object.assign(document.createElement('canvas'), {
    width: 400,
    height: 100,
    toBlob: (done: (blob: Blob) => void, type: string) => done(new Blob([type])),
  });
  const pdf = (pages: number) => async () => ({
    pages,
    draw: async (page: number, side: number) => {
      drawn.push([page, side]);
      return canvas;
    },
    close: async () => void drawn.push('closed'),
  });
  const file = new Blob(['%PDF-1.7']);
  expect(await readUnderlay(file, null, pdf(1))).toMatchObject({ filename: 'underlay', ratio: 0.25 });
  expect(await readUnderlay(file, null, pdf(3))).toEqual({ pages: 3 });
  expect(await readUnderlay(file, 2, pdf(3))).toMatchObject({ ratio: 0.25 });
  expect(drawn).toEqual([[1, 4096], 'closed', 'closed', [2, 4096], 'closed']);
  canvas.height = 1;
  await expect(readUnderlay(file, 1, pdf(1))).rejects.toThrow('too long and narrow');
  expect(drawn.at(-1)).toBe('closed');
});
