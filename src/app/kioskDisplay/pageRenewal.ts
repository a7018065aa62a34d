/** Renews the page of a kiosk while nobody uses it. */
export interface PageRenewal {
  /** Whether a visitor uses the page, which is renewed at no such moment. */
  setInUse(isInUse: boolean): void;
  /** Looks for a newer page no more. */
  stop(): void;
}
