/** This service cannot produce the required situation: the walk is skipped, not failed. */
export class NotSupported extends Error {
  override readonly name: string = 'NotSupported';
}

/** Only a service of the test run's own can produce it: one whose clock, object store and sources the run moves. */
export class NeedsOwnService extends NotSupported {
  override readonly name = 'NeedsOwnService';
}
