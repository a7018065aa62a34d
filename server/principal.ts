/** Who asks, and for which organisation: every query of a signed-in call is scoped by `organisation.id`. */
export interface Principal {
  readonly sessionId: string;
  readonly user: { readonly id: number; readonly uuid: string; readonly name: string };
  /** The active organisation: the user's own, or one that the session has switched into. */
  readonly organisation: {
    readonly id: number;
    readonly uuid: string;
    readonly features: readonly number[];
    /** It has customers, or is the provider. */
    readonly reseller: boolean;
  };
  /** The organisation that the user is of. */
  readonly own: { readonly id: number; readonly uuid: string };
  readonly features: readonly number[];
  /** Remote-admin rights: the user may act for the organisations below their own. */
  readonly remoteAdmin: boolean;
  /** The user's own organisation is the provider's. */
  readonly staff: boolean;
}

/** A token of the password step: it opens the code step and nothing else. */
export interface ChallengePrincipal {
  readonly sessionId: string;
  readonly userId: number;
}

/** The token of a link in a mail: it opens the call that it was made for and nothing else. */
export interface LinkPrincipal {
  readonly hash: Buffer;
  readonly organisationId: number;
  readonly userId: number;
  readonly projectId: number | null;
}

/** The organisation that a path names, within reach of the caller. */
export interface TargetOrganisation {
  readonly id: number;
  readonly uuid: string;
  /** Below the active organisation, or below the user's own. */
  readonly isBelow: boolean;
}
