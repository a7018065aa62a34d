import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArchiveLimits } from '@/model/floorPlan/archive/archiveLimits';
import { MeshError } from '@/model/floorPlan/meshError';
import { ObjReader } from '@/model/floorPlan/obj/objReader';
import { readUpload, type UploadProgress } from '@/model/floorPlan/readUpload';
import { nodeGunzip } from '../../support/nodeGunzip';
import { seeded, writeObj } from '../../support/objWriter';
import { bytesSource, writeZip, type ZipFile } from '../../support/zipWriter';

const floor = writeObj({ seed: 1, rooms: 8 });
const obj: ZipFile = { name: 'floor.obj', bytes: floor.bytes };
const mtl: ZipFile = { name: 'floor.mtl', bytes: new TextEncoder().encode('newmtl m0\nKd 1 0 0\n') };
const read = (archive: Uint8Array, limits: Partial<ArchiveLimits> = {}) =>
  readUpload(bytesSource(archive), nodeGunzip, { limits });
const refusal = (code: string) => expect.objectContaining({ name: 'MeshError', code });

describe('an upload', () => {
  it.each([
    ['plain', [obj, mtl]],
    ['stored', [{ ...obj, stored: true }, mtl]],
    [
      'in folders',
      [
        { name: 'a/', bytes: new Uint8Array() },
        { ...obj, name: 'a/b/floor.obj' },
        { ...mtl, name: 'a/floor.mtl' },
      ],
    ],
    [
      'with side files',
      [
        obj,
        mtl,
        { name: '__MACOSX/._floor.obj', bytes: new Uint8Array(9) },
        { ...obj, name: 'x/._y.obj' },
        { ...obj, name: '.DS_Store' },
      ],
    ],
    [
      'in capitals',
      [
        { ...obj, name: 'FLOOR.OBJ' },
        { ...mtl, name: 'FLOOR.MTL' },
      ],
    ],
    ['with names of the world', [{ ...obj, name: 'Кафе №1/план.obj' }, mtl]],
  ])('[ME16] is read %s', async (_, files) => {
    const { floorPlan, report } = await read(writeZip(files, 'a comment'));
    expect(floorPlan.names).toEqual(floor.names);
    expect(floorPlan.colours[0]).toBe(0xff0000);
    expect(report.problems).toEqual([]);
  });

  it('[ME16] needs exactly one .obj and goes without materials', async () => {
    await expect(read(writeZip([mtl]))).rejects.toThrow(refusal('no-obj'));
    await expect(read(writeZip([obj, { ...obj, name: 'other.obj' }]))).rejects.toThrow(
      expect.objectContaining({
        fault: { code: 'several-objs', values: { count: 2, files: '“floor.obj”, “other.obj”' } },
      }),
    );
    const { report } = await read(writeZip([obj]));
    expect(report.problems.map(({ code }) => code)).toEqual(['no-materials']);
  });

  it.each(['../x.obj', 'a/../../x.obj', '/etc/x', 'C:\\x', '..\\x', 'a\0b', 'a/..'])(
    '[ME14] is refused for the name %j',
    async (name) => {
      await expect(read(writeZip([obj, { ...mtl, name }]))).rejects.toThrow(refusal('name-escapes'));
    },
  );

  it.each([
    ['link', [obj, { ...mtl, mode: 0o120777 }], {}],
    ['encrypted', [{ ...obj, flags: 1 }], {}],
    ['entries-overlap', [obj, { ...mtl, claims: { offset: 0 } }], {}],
    ['too-many-entries', [obj, mtl, { ...mtl, name: 'b.mtl' }], { entries: 2 }],
    ['archive-too-large', [obj], { archive: 100 }],
    ['unpacks-too-large', [obj, mtl], { unpacked: 1000 }],
    ['empty-archive', [], {}],
    ['size-impossible', [{ ...obj, claims: { size: 2 ** 31 } }], {}],
    ['size-impossible', [{ ...obj, stored: true, claims: { size: 10 } }], {}],
  ] as [string, ZipFile[], Partial<ArchiveLimits>][])(
    '[ME14] is refused as a whole: %s',
    async (code, files, limits) => {
      await expect(read(writeZip(files), limits)).rejects.toThrow(refusal(code));
    },
  );

  it.each([
    ['size-lies', { ...obj, claims: { size: 100 } }],
    ['entry-damaged', { ...obj, claims: { size: floor.bytes.length + 1 } }],
    ['entry-damaged', { ...obj, claims: { crc: 1 } }],
    ['entry-damaged', { ...obj, stored: true, claims: { crc: 1 } }],
  ] as [string, ZipFile][])('[ME15] is refused for what comes out: %s', async (code, file) => {
    await expect(read(writeZip([file]))).rejects.toThrow(refusal(code));
  });

  it('[ME15] is refused when it is no archive, or not a whole one', async () => {
    await expect(read(new Uint8Array())).rejects.toThrow(refusal('empty-file'));
    await expect(read(floor.bytes)).rejects.toThrow(refusal('not-a-zip'));
    const archive = writeZip([obj, mtl]);
    for (let length = 1; length < archive.length; length += 97) {
      await expect(read(archive.subarray(0, length))).rejects.toThrow(MeshError);
    }
  });

  it('[ME15] ends with a plan or a MeshError when bytes are changed', async () => {
    const archive = writeZip([{ ...obj, bytes: writeObj({ seed: 2, rooms: 1 }).bytes }, mtl]);
    const change = fc.tuple(fc.nat(archive.length - 1), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
        const changed = archive.slice();
        for (const [at, value] of changes) changed[at] = value;
        await read(changed).catch((error: unknown) => expect(error).toBeInstanceOf(MeshError));
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it('[ME17] tells its progress from the first byte to the last mesh', async () => {
    const seen: UploadProgress[] = [];
    const large = writeObj({ seed: 4, rooms: 2500 });
    const archive = writeZip([{ ...obj, bytes: large.bytes }]);
    await readUpload(bytesSource(archive), nodeGunzip, { onProgress: (progress) => seen.push(progress) });
    expect(seen[0]).toMatchObject({ step: 'reading', bytesRead: 0, bytesTotal: archive.length });
    expect(seen.filter(({ step }) => step === 'reading').length).toBeGreaterThanOrEqual(
      Math.floor(large.bytes.length / 2 ** 20),
    );
    expect(seen.at(-1)).toEqual({
      step: 'drawing',
      bytesRead: archive.length,
      bytesTotal: archive.length,
      meshes: 2500,
    });
  });

  it.each(['reading', 'drawing'] as const)('[ME17] stops while %s with the reason given', async (step) => {
    const archive = writeZip([{ ...obj, bytes: writeObj({ seed: 4, rooms: 2500 }).bytes }]);
    const stop = new AbortController();
    const options = {
      signal: stop.signal,
      onProgress: (progress: UploadProgress) => progress.step === step && stop.abort('enough'),
    };
    await expect(readUpload(bytesSource(archive), nodeGunzip, options)).rejects.toBe('enough');
  });

  it('[ME23] rests when its thread is due to hear others, between two pieces and between two meshes', async () => {
    const large = writeObj({ seed: 4, rooms: 300 });
    const archive = writeZip([{ ...obj, bytes: large.bytes }]);
    const rests = { reading: 0, drawing: 0 };
    let asked = 0;
    let isResting = false;
    let step: UploadProgress['step'] = 'reading';
    const { floorPlan } = await readUpload(bytesSource(archive), nodeGunzip, {
      onProgress: (progress) => {
        expect(isResting).toBe(false);
        step = progress.step;
      },
      pause: () => {
        expect(isResting).toBe(false);
        if (++asked % 2 > 0) return null;
        isResting = true;
        rests[step]++;
        return new Promise((resolve) =>
          setImmediate(() => {
            isResting = false;
            resolve();
          }),
        );
      },
    });
    expect(floorPlan.names).toEqual(large.names);
    expect(rests.reading).toBeGreaterThan(0);
    expect(rests.drawing).toBeGreaterThanOrEqual(150);
  });

  it('[ME23] hears during a rest that it is to stop, and draws no further mesh', async () => {
    const archive = writeZip([{ ...obj, bytes: writeObj({ seed: 4, rooms: 300 }).bytes }]);
    const stop = new AbortController();
    let step: UploadProgress['step'] = 'reading';
    let meshes = 0;
    let rests = 0;
    const options = {
      signal: stop.signal,
      onProgress: (progress: UploadProgress) => {
        ({ step, meshes } = progress);
      },
      pause: () => {
        if (step === 'reading' || meshes < 100) return null;
        rests++;
        return new Promise<void>((resolve) =>
          setImmediate(() => {
            stop.abort('enough');
            resolve();
          }),
        );
      },
    };
    await expect(readUpload(bytesSource(archive), nodeGunzip, options)).rejects.toBe('enough');
    expect({ meshes, rests }).toEqual({ meshes: 100, rests: 1 });
  });

  it('[ME29] rejects materials of more than 64 MB before it reads them, too many lines and faces that cost too much', async () => {
    const archive = writeZip([obj, { name: 'floor.mtl', bytes: new Uint8Array(64 * 1024 * 1024 + 1).fill(10) }]);
    let read = 0;
    const onProgress = ({ bytesRead }: UploadProgress) => {
      read = Math.max(read, bytesRead);
    };
    await expect(readUpload(bytesSource(archive), nodeGunzip, { onProgress })).rejects.toEqual(
      refusal('materials-too-large'),
    );
    expect(read).toBe(0);
    const short = new ObjReader({ lines: 1000 });
    short.push(new Uint8Array(1000).fill(10));
    expect(() => short.push(Uint8Array.of(10))).toThrow(expect.objectContaining({ code: 'too-many-lines' }));
    const random = seeded(7);
    const ring = Array.from({ length: 1000 }, () => `v ${random()} 0 ${random()}\n`).join('');
    const reader = new ObjReader({ costlyTests: 1_000_000 });
    const face = `f ${Array.from({ length: 1000 }, (_, at) => at + 1).join(' ')}\n`;
    expect(() => reader.push(Buffer.from(ring + face.repeat(50)))).toThrow(
      expect.objectContaining({ code: 'too-complex' }),
    );
  });
});
