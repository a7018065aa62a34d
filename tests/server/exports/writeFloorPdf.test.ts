import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import { interFonts } from '../../../server/exports/floorPdfs';
import type { FloorSheet } from '../../../server/exports/floorSheet';
import { writeFloorPdf } from '../../../server/exports/writeFloorPdf';
import { floorPlanOf } from '../../support/boxFloorPlan';
import { readPdf } from '../../support/service/readPdf';

type Box = readonly [number, number, number, number];
const sheet = (rooms: Readonly<Record<string, Box>>, part: Partial<FloorSheet>): FloorSheet => ({
  location: 'Test Hall',
  building: 'North',
  floor: 'Ground floor',
  units: 'C',
  date: '2026-11-23',
  plan: encodeFloorPlan(floorPlanOf(rooms)),
  places: [],
  labels: new Map(),
  corrected: new Map(),
  ...part,
});

const NAMES = ['Marks & Spencer', 'Café Österreich', 'Łódź Żabka', 'Καφέ Αθήνα', 'Кофе Хауз', 'Phở Việt'];
const GREEN = { name: 'Grün & Co', colour: '#0b6e6e' };

it('[EX4] [EX5] has every name as text in an embedded font, the parts of the page, and no picture', async () => {
  const rooms: Record<string, Box> = {};
  // Every fourth room is too small for its name.
  for (let at = 0; at < 120; at++) {
    const [x, y] = [(at % 12) * 8, Math.floor(at / 12) * 6];
    rooms[`r${at}`] = [x, y, x + (at % 4 === 3 ? 0.8 : 7.5), y + (at % 4 === 3 ? 0.8 : 5.5)];
  }
  const places = Object.keys(rooms).map((mesh, at) => ({
    mesh,
    name: `${NAMES[at % 6]} ${at}`,
    category: at % 5 === 0 ? GREEN : null,
  }));
  const bytes = await writeFloorPdf(
    sheet(rooms, { places: [...places, { mesh: 'gone', name: 'Old Shop', category: null }] }),
    interFonts(),
  );
  const pages = await readPdf(bytes);
  const text = pages.join(' ');
  expect(places.filter(({ name }) => !text.includes(name))).toEqual([]);
  expect(text).toContain('Old Shop');
  expect(pages[0]).toContain('Test Hall North – Ground floor 2026-11-23 Scale 1 : ');
  expect(pages[0]).toContain('Grün & Co');
  expect(pages[0]).toMatch(/0 \d+ m /);
  expect(pages.length).toBeGreaterThan(1);
  const file = Buffer.from(bytes).toString('latin1');
  expect(file).not.toMatch(/\/Subtype\s*\/Image/);
  expect(file).toMatch(/\/FontFile2/);
  expect(file).not.toMatch(/\/BaseFont\s*\/Helvetica/);
});

it('[EX4] a floor without extent cannot be drawn', async () => {
  await expect(writeFloorPdf(sheet({}, {}), interFonts())).rejects.toThrow('extent');
});

/** The drawing commands of all pages. */
const contentOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .split(/stream\r?\n/)
    .flatMap((part) => {
      try {
        return [inflateSync(Buffer.from(part, 'latin1')).toString('latin1')];
      } catch {
        return [];
      }
    })
    .join('\n');

it('[EX11] names in other scripts are no boxes: they have a number, are listed as not drawn, and are copied as they are', async () => {
  const foreign = ['日本茶 カフェ', 'مقهى', 'קפה', 'ร้านกาแฟ', '😀 Bar', 'Café 日本'];
  const rooms = Object.fromEntries(
    [...foreign, 'Łódź Žižkov'].map((name, at): [string, Box] => [name, [at * 30, 0, at * 30 + 28, 20]]),
  );
  const places = Object.keys(rooms).map((mesh) => ({ mesh, name: mesh, category: null }));
  const labels = new Map([['Łódź Žižkov', 'Łódź Žižkov']]);
  const bytes = await writeFloorPdf(sheet(rooms, { places, labels, location: '東京 Hall' }), interFonts());
  const pages = await readPdf(bytes);
  expect(pages[0]).toContain('Łódź Žižkov');
  expect(pages[1]?.split('Not drawn').length).toBe(foreign.length + 1);
  // Each of them, and the location in the header, says what it means to readers and searches.
  expect(contentOf(bytes).split('/ActualText').length).toBe(foreign.length + 2);
  for (const at of foreign.keys()) expect(pages[0]).toContain(String(at + 1));
  expect(foreign.filter((name) => pages[0]?.includes(name))).toEqual([]);
});
