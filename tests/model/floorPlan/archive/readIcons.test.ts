import { deflateSync, crc32 as nodeCrc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { crc32 } from '@/model/floorPlan/archive/crc32';
import { checkPng } from '@/model/floorPlan/archive/png';
import { readIcons } from '@/model/floorPlan/archive/readIcons';
import { nodeGunzip } from '../../../support/nodeGunzip';
import { seeded } from '../../../support/objWriter';
import { bytesSource, writeZip, type ZipFile } from '../../../support/zipWriter';

function part(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(nodeCrc32(body), body.length + 4);
  return framed;
}

/** A grey PNG picture. */
function png(width: number, height: number, kinds = ['IHDR', 'IDAT', 'IEND']): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const data: Record<string, Uint8Array> = {
    IHDR: header,
    IDAT: deflateSync(Buffer.alloc((width + 1) * height)),
    IEND: Buffer.alloc(0),
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new Uint8Array(Buffer.concat([signature, ...kinds.map((kind) => part(kind, data[kind]!))]));
}

const read = (files: ZipFile[]) => readIcons(bytesSource(writeZip(files)), nodeGunzip);
const good = png(20, 10);

describe('icons', () => {
  it('[ME20] takes pictures from folders and in capitals, and names what it leaves aside', async () => {
    const { icons, ignored } = await read([
      { name: 'a/cafe.png', bytes: good },
      { name: 'b/cafe.PNG', bytes: png(1, 1) },
      { name: 'read me.txt', bytes: Uint8Array.of(1) },
      { name: '__MACOSX/._cafe.png', bytes: Uint8Array.of(1) },
    ]);
    expect(icons.map(({ name, width, height }) => [name, width, height])).toEqual([
      ['cafe', 20, 10],
      ['cafe 2', 1, 1],
    ]);
    expect(icons[0]?.bytes).toEqual(good);
    expect(ignored).toEqual(['read me.txt']);
  });

  it('[ME20] refuses an archive without a picture, or with a broken one by name', async () => {
    await expect(read([{ name: 'a.txt', bytes: good }])).rejects.toThrow(expect.objectContaining({ code: 'no-png' }));
    const files = [
      { name: 'ok.png', bytes: good },
      { name: 'x/bad.png', bytes: good.subarray(0, 50) },
    ];
    await expect(read(files)).rejects.toThrow(
      expect.objectContaining({
        fault: { code: 'in-file', values: { file: 'x/bad.png', cause: { code: 'png-cut', values: {} } } },
      }),
    );
  });

  it.each([
    ['png-empty', new Uint8Array()],
    ['not-png', new TextEncoder().encode('GIF89a')],
    ['png-without-header', png(4, 4, ['IDAT', 'IHDR', 'IEND'])],
    ['png-without-picture', png(4, 4, ['IHDR', 'IEND'])],
    ['png-without-size', png(0, 4)],
    ['png-cut', png(4, 4, ['IHDR', 'IDAT'])],
    ['png-too-wide', png(5000, 1)],
  ])('[ME20] refuses a picture: %s', (code, bytes) => {
    expect(() => checkPng(bytes)).toThrow(expect.objectContaining({ code }));
  });

  it('[ME20] refuses a picture of which any byte is cut off or changed', () => {
    for (let length = 0; length < good.length; length++) expect(() => checkPng(good.subarray(0, length))).toThrow();
    for (let at = 0; at < good.length; at++) {
      const changed = good.slice();
      changed[at] = changed[at]! ^ 1;
      expect(() => checkPng(changed)).toThrow();
    }
  });
});

describe('crc32', () => {
  it('[ME15] is the checksum of zip archives, in one piece or in several', () => {
    const random = seeded(1);
    for (let length = 0; length < 40; length++) {
      const bytes = Uint8Array.from({ length }, () => random() * 256);
      const cut = Math.floor(random() * length);
      expect(crc32(bytes)).toBe(nodeCrc32(bytes));
      expect(crc32(bytes.subarray(cut), crc32(bytes.subarray(0, cut)))).toBe(nodeCrc32(bytes));
    }
  });
});
