/** Unpacks gzip with the browser's own decompressor, which checks checksum and length. */
export async function* gunzip(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const { readable, writable } = new DecompressionStream('gzip');
  const writer = writable.getWriter();
  const feed = async () => {
    try {
      for await (const chunk of packed) {
        // `ready` resolves when earlier data has been unpacked and read.
        await writer.ready;
        await writer.write(chunk as Uint8Array<ArrayBuffer>);
      }
      await writer.close();
    } catch (error) {
      // The reader below then fails with the same error.
      await writer.abort(error).catch(() => {});
    }
  };
  const feeding = feed();
  const reader = readable.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
    await feeding;
  }
}
