/** What a walk wants cannot be brought about in this service: the walk is left out, which is no failure. */
export class NotHere extends Error {
  override readonly name = 'NotHere';
}
