/** This service cannot produce the required situation: the walk is skipped, not failed. */
export class NotSupported extends Error {
  override readonly name = 'NotSupported';
}
