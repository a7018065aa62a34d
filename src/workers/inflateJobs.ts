import { transfer } from 'comlink';

/** The jobs of the inflate worker: unpacks one gzip stream, in the order of the calls. */
export interface InflateJobs {
  /** Takes packed bytes and returns what has been unpacked by then. */
  push(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>[]>;
  /** Verifies checksum and length and returns the rest. */
  finish(): Promise<Uint8Array<ArrayBuffer>[]>;
}

export function createInflateJobs(): InflateJobs {
  const { readable, writable } = new DecompressionStream('gzip');
  const writer = writable.getWriter();
  const unpacked: Uint8Array<ArrayBuffer>[] = [];
  const reading = (async () => {
    const reader = readable.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      unpacked.push(value);
    }
  })();
  // The writer fails with the same error.
  reading.catch(() => {});
  const take = () => {
    // A piece with its own buffer is transferred without copying.
    const pieces = unpacked.splice(0).map((one) => (one.length === one.buffer.byteLength ? one : one.slice()));
    return transfer(
      pieces,
      pieces.map(({ buffer }) => buffer),
    );
  };
  return {
    push: async (packed) => {
      await writer.write(packed);
      return take();
    },
    finish: async () => {
      await writer.close();
      await reading;
      return take();
    },
  };
}
