/** A file that was changed after it was chosen: a browser still knows its name and size, and refuses every read. */
export function changedFile(name: string): File {
  const refused = async () => {
    throw new DOMException('The requested file could not be read.', 'NotReadableError');
  };
  const file = new File(['bytes of before'], name);
  return Object.assign(file, {
    arrayBuffer: refused,
    text: refused,
    slice: () => Object.assign(new Blob(['bytes']), { arrayBuffer: refused }),
  });
}
