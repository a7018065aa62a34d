/** What a walk wants cannot be brought about in this service: the walk is left out, which is no failure. */
export class NotSupported extends Error {
  override readonly name = 'NotSupported';
}
