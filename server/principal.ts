/** Who calls, for which organisation: every query of a signed-in call is scoped by `organisation.id`. */
export interface Principal {
  readonly sessionId: string;
  /** When the password of this session was given. */
  readonly signedInAt: Date;
  readonly user: { readonly id: number; readonly uuid: string; readonly name: string };
  /** The active organisation: the user's own, or the one that the session has switched to. */
  readonly organisation: {
    readonly id: number;
    readonly uuid: string;
    readonly features: readonly number[];
    /** Has customers, or is the provider. */
    readonly reseller: boolean;
  };
  /** The user's own organisation. */
  readonly own: { readonly id: number; readonly uuid: string };
  readonly features: readonly number[];
  /** Remote-admin rights: the user may work for the organisations below their own. */
  readonly remoteAdmin: boolean;
  /** The user belongs to the provider's organisation. */
  readonly staff: boolean;
}

/** The token of the password step: valid for the code step only. */
export interface ChallengePrincipal {
  readonly sessionId: string;
  readonly userId: number;
  /** The revision of the credentials that the password belongs to. */
  readonly credentialsRevision: number;
}

/** The token of an email link: valid only for the call that it was made for. */
export interface LinkPrincipal {
  readonly hash: Buffer;
  readonly organisationId: number;
  readonly userId: number;
  readonly projectId: number | null;
  /** The revision of the credentials that the link was made for. */
  readonly credentialsRevision: number;
  /** When the password of the session that made the code was given; null for links of mails. */
  readonly signedInAt: Date | null;
}

/** The key of a kiosk: valid for the calls of kiosks only. */
export interface DevicePrincipal {
  readonly kioskId: number;
  readonly organisationId: number;
}

/** The organisation in the path, which the caller may access. */
export interface TargetOrganisation {
  readonly id: number;
  readonly uuid: string;
  /** Below the active organisation, or below the user's own. */
  readonly isBelow: boolean;
}
