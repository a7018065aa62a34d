import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMapLogos } from '@/components/mapCanvas/useMapLogos';
import { cleanUp } from '../../support/dom/render';
import { renderHook } from '../../support/dom/renderHook';

/** Pictures that are asked for, by address; each waits for its end. */
let asked: { readonly address: string; readonly end: () => void; readonly fail: () => void }[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      crossOrigin: string | null = null;
      naturalWidth = 512;
      naturalHeight = 128;
      decode() {
        return new Promise<void>((end, reject) =>
          asked.push({ address: this.src, end, fail: () => reject(new Error()) }),
        );
      }
    },
  );
  vi.stubGlobal('createImageBitmap', async (_: unknown, { resizeWidth }: { resizeWidth: number }) => ({ resizeWidth }));
});
afterEach(cleanUp);

it('[MT29] pictures are painted once all of them are loaded, each is loaded once, and a missing one leaves the name', async () => {
  let addresses: readonly string[] = [];
  const stubs = { Image: globalThis.Image, bitmap: globalThis.createImageBitmap };
  const { result, again, after } = await renderHook(() => useMapLogos(addresses));
  vi.stubGlobal('Image', stubs.Image);
  vi.stubGlobal('createImageBitmap', stubs.bitmap);
  expect([result().size, asked.length]).toEqual([0, 0]);
  addresses = ['/b.png', '/a.png'];
  await again();
  expect(asked.map(({ address }) => address)).toEqual(['/a.png', '/b.png']);
  await after(() => asked[0]?.end());
  expect(result().size).toBe(0);
  await after(() => asked[1]?.fail());
  expect([...result()].map(([address, { width, height }]) => [address, width, height])).toEqual([['/a.png', 256, 64]]);
  addresses = ['/a.png', '/b.png', '/c.png'];
  await again();
  expect(asked.slice(2).map(({ address }) => address)).toEqual(['/c.png']);
  await after(() => asked[2]?.end());
  expect([...result().keys()]).toEqual(['/a.png', '/c.png']);
});

it('[MT29] pictures that arrive after others were asked for change nothing', async () => {
  let addresses = ['/d.png'];
  const { result, again, after } = await renderHook(() => useMapLogos(addresses));
  addresses = ['/e.png'];
  await again();
  await after(() => asked[0]?.end());
  expect(result().size).toBe(0);
});
