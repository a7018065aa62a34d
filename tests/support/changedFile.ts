/** A file that was changed after it was chosen: a browser still knows its name and size, and refuses every read. */
export function changedFile(name: string): File {
  const refused = async () => {
    throw new DOMException('The requested file could not be read.', 'NotReadableError');
  };
  const file = new File(['bytes of before'], name);
  return Object.assign(file, {
    arrayBuffer: refused,
    text: refused,
    // Of a part without bytes there is nothing to be read.
    slice: (start = 0, end = file.size) =>
      end > start ? Object.assign(new Blob(['bytes']), { arrayBuffer: refused }) : new Blob(),
  });
}
