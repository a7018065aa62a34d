/**
 * Whether to show the Web Analytics link: to provider staff in their own organisation, and to organisations without
 * customers.
 */
export const offersWebAnalytics = ({
  isStaff,
  actsForProvider,
  isReseller,
}: {
  readonly isStaff: boolean;
  readonly actsForProvider: boolean;
  /** The active organisation has customers. */
  readonly isReseller: boolean;
}): boolean => (isStaff && actsForProvider) || !isReseller;
