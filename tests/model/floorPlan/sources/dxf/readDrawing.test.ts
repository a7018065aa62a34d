import { describe, expect, it } from 'vitest';
import { drawingFormat } from '@/model/floorPlan/sources/dxf/isDrawing';
import { readDrawing } from '@/model/floorPlan/sources/dxf/readDrawing';
import { entity, label, line, rectangle, writeDxf } from '../../../../support/dxfWriter';
import { openDxf, sourceOf } from '../../../../support/openDxf';

const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const plain = writeDxf({ entities: [line('A', 0, 0, 1, 1)] });

describe('the format of a file', () => {
  it.each([
    ['DXF', plain, 'dxf'],
    ['DXF after comments and with returns', `999\r\nmade by hand\r\n${plain.replaceAll('\n', '\r\n')}`, 'dxf'],
    ['DXF with a byte order mark', `\uFEFF${plain}`, 'dxf'],
    ['binary DXF', 'AutoCAD Binary DXF\r\n\u001A\0', 'binary-dxf'],
    ['DWG', 'AC1032\0\0\0', 'dwg'],
    ['JSON', '{"type":"FeatureCollection"}', null],
    ['a table', '0,SECTION\n', null],
    ['nothing', '', null],
  ])('[BP20] %s is recognised by its content', async (_name, content, format) => {
    expect(await drawingFormat(sourceOf(content))).toBe(format);
  });
});

describe('files that are refused', () => {
  it.each([
    ['AC1032\0\0\0', 'drawing-is-dwg'],
    ['AutoCAD Binary DXF\r\n\u001A\0', 'drawing-is-binary'],
    [plain.slice(0, -12), 'dxf-cut'],
    [plain.replace('LINE\n', 'LINE\nhere are words\nwithout a code\n'), 'dxf-damaged'],
    [writeDxf({ entities: [label('A', 0, 0, 'alone')] }), 'drawing-is-empty'],
    // A polyline whose end mark is missing.
    [plain.replace(/ {2}0\nENDSEC\n {2}0\nEOF\n$/, '  0\nPOLYLINE\n  8\nA\n  0\nVERTEX\n'), 'dxf-cut'],
  ])('[BP21] %j says why', async (content, code) => {
    await expect(openDxf(content)).rejects.toMatchObject({ code });
  });

  it('[BP21] a file of more than 128 MB is refused before it is read', async () => {
    const source = { size: 129 * 2 ** 20, read: () => Promise.reject(new Error('It was read.')) };
    await expect(readDrawing(source, 'dxf')).rejects.toMatchObject({ code: 'plan-too-large' });
  });

  it('[BP21] blocks in blocks that would be a million parts are refused', async () => {
    const nested = Array.from({ length: 7 }, (_one, at): [string, ReturnType<typeof line>[]] => [
      `B${at}`,
      at === 0
        ? [line('A', 0, 0, 1, 1)]
        : [entity('INSERT', 'A', [2, `B${at - 1}`], [10, 0], [20, 0], [70, 10], [71, 1], [44, 2])],
    ]);
    const content = writeDxf({
      blocks: Object.fromEntries(nested),
      entities: [entity('INSERT', 'A', [2, 'B6'], [10, 0], [20, 0])],
    });
    await expect(openDxf(content)).rejects.toMatchObject({ code: 'drawing-too-large' });
  });
});

describe('the letters of a file', () => {
  const written = (version: string, codePage: string, text: string) =>
    writeDxf({ version, codePage, entities: [rectangle('A', 0, 0, 4, 4), label('A', 2, 2, text)] });

  it('[BP20] before AutoCAD 2007 they are those of its code page', async () => {
    expect((await openDxf(latin1(written('AC1015', 'ANSI_1252', 'B\u00FCro')))).texts[0]?.text).toBe('Büro');
    expect((await openDxf(latin1(written('AC1015', 'ANSI_1251', '\u00C7\u00E0\u00EB')))).texts[0]?.text).toBe('Зал');
    expect((await openDxf(latin1(written('AC1015', 'no page', 'B\u00FCro')))).texts[0]?.text).toBe('Büro');
  });

  it('[BP20] since then they are UTF-8, unless the bytes are none', async () => {
    expect((await openDxf(written('AC1021', 'ANSI_1252', 'Büro Ж'))).texts[0]?.text).toBe('Büro Ж');
    expect((await openDxf(latin1(written('AC1027', 'ANSI_1252', 'B\u00FCro')))).texts[0]?.text).toBe('Büro');
  });

  it('[BP20] escapes stand for their letters in every version', async () => {
    expect((await openDxf(written('AC1009', 'ANSI_1252', String.raw`B\U+00FCro \U+0416`))).texts[0]?.text).toBe(
      'Büro Ж',
    );
  });
});

it('[BP20] progress goes up to the end, and reading pauses', async () => {
  const many = writeDxf({ entities: Array.from({ length: 3000 }, (_one, at) => line('A', at, 0, at, 1)) });
  const shares: number[] = [];
  let pauses = 0;
  const pause = () => {
    pauses += 1;
    return null;
  };
  const drawing = await readDrawing(sourceOf(many), 'dxf', { onProgress: (share) => shares.push(share), pause });
  expect(drawing.lines).toHaveLength(3000);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.at(-1)).toBeGreaterThan(0.8);
  expect(pauses).toBeGreaterThan(10);
});
