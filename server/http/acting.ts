/** Who asks, and for which organisation: every query of a signed-in call is scoped by `organisation.id`. */
export interface Acting {
  readonly sessionId: string;
  readonly user: { readonly id: number; readonly uuid: string; readonly name: string };
  /** The organisation acted for: the user's own, or one that the session has switched into. */
  readonly organisation: { readonly id: number; readonly uuid: string; readonly features: readonly number[] };
  readonly features: readonly number[];
  /** The user's own organisation is the provider's. */
  readonly staff: boolean;
}

/** A token of the password step: it opens the code step and nothing else. */
export interface Challenged {
  readonly sessionId: string;
  readonly userId: number;
}
