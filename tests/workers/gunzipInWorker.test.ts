import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gunzipInWorker } from '@/workers/gunzipInWorker';
import { createInflateJobs, type InflateJobs } from '@/workers/inflateJobs';
import { writeObj } from '../support/objWriter';
import { ChannelWorker } from './channelWorker';

const text = writeObj({ seed: 21, rooms: 400 }).bytes;
const packed = new Uint8Array(gzipSync(text));

function* pieces(bytes: Uint8Array, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.slice(at, at + length);
}

/** Unpacks pieces to the end or to the first error. */
async function unpack(from: Iterable<Uint8Array>) {
  const worker = new ChannelWorker(createInflateJobs());
  const out: Uint8Array[] = [];
  try {
    for await (const piece of gunzipInWorker(sourceOf(from), () => worker as unknown as Worker))
      out.push(piece.slice());
  } catch (error) {
    return { error, worker };
  }
  return { bytes: Buffer.concat(out), worker };
}

async function* sourceOf(from: Iterable<Uint8Array>) {
  yield* from;
}

describe('gunzipBeside', () => {
  it.each([1, 700, 5000, 1 << 20])('[ME24] gives the same bytes for pieces of %i bytes', async (length) => {
    const from = length === 1 ? [...pieces(packed.slice(0, 300), 1), packed.slice(300)] : pieces(packed, length);
    const { bytes, worker } = await unpack(from);
    expect(bytes?.equals(text)).toBe(true);
    expect(worker.terminated).toBe(true);
  });

  it('[ME24] unpacks one piece ahead of who takes what comes out, and no more', async () => {
    let taken = 0;
    let given = 0;
    const jobs: InflateJobs = {
      push: async (piece) => [piece],
      finish: async () => [Uint8Array.of(255)],
    };
    const source = (async function* () {
      for (taken = 1; taken <= 5; taken++) yield Uint8Array.of(taken);
    })();
    const worker = new ChannelWorker(jobs);
    for await (const piece of gunzipInWorker(source, () => worker as unknown as Worker)) {
      given++;
      expect(piece[0]).toBe(given === 6 ? 255 : given);
      expect(taken).toBe(Math.min(given + 1, 6));
    }
    expect(given).toBe(6);
  });

  it('[ME24] gives back the memory of what was taken', async () => {
    const held: Uint8Array[] = [];
    const jobs: InflateJobs = {
      push: async (piece) => [piece, Uint8Array.of(9)],
      finish: async () => [],
    };
    const source = sourceOf([Uint8Array.of(1), Uint8Array.of(2)]);
    for await (const piece of gunzipInWorker(source, () => new ChannelWorker(jobs) as unknown as Worker)) {
      expect(piece.length).toBe(1);
      held.push(piece);
      // Those that came together go together.
      expect(held.map(({ length }) => length)).toEqual([[1], [1, 1], [0, 0, 1], [0, 0, 1, 1]][held.length - 1]);
    }
    expect(held.map(({ buffer }) => buffer.byteLength)).toEqual([0, 0, 0, 0]);
  });

  it.each([
    ['a wrong checksum', packed.with(packed.length - 6, packed.at(-6)! ^ 1)],
    ['a byte that is another', packed.with(packed.length >> 1, packed[packed.length >> 1]! ^ 255)],
    ['an end that is missing', packed.slice(0, -20)],
  ])('[ME24] fails on %s and ends its worker', async (_, bytes) => {
    const { error, worker } = await unpack(pieces(bytes, 3000));
    expect(error).toBeInstanceOf(Error);
    expect(worker.terminated).toBe(true);
  });

  it('[ME24] ends its worker when it is left in the middle', async () => {
    const worker = new ChannelWorker(createInflateJobs());
    for await (const piece of gunzipInWorker(sourceOf(pieces(packed, 2000)), () => worker as unknown as Worker)) {
      expect(piece.length).toBeGreaterThan(0);
      break;
    }
    expect(worker.terminated).toBe(true);
  });

  it('[ME24] says what to do when its worker does not start', async () => {
    const worker = new ChannelWorker({ push: () => new Promise(() => {}), finish: () => new Promise(() => {}) });
    const reading = gunzipInWorker(sourceOf(pieces(packed, 2000)), () => worker as unknown as Worker).next();
    setImmediate(() => worker.dispatchEvent(new Event('error')));
    await expect(reading).rejects.toThrow(expect.objectContaining({ code: 'unpacking-broken' }));
    expect(worker.terminated).toBe(true);
  });
});
