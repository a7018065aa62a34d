/** A file of known size with random access: a Blob in the browser, a file handle in the service. */
export interface ByteSource {
  readonly size: number;
  /** The bytes from `start` to before `end`; fewer only when the file has shrunk. */
  read(start: number, end: number): Promise<Uint8Array>;
}
