/** Whether the link to Web Analytics is offered: to the provider's people at home, and to whoever has no customers (G058). */
export const offersWebAnalytics = ({
  isStaff,
  actsForProvider,
  isReseller,
}: {
  readonly isStaff: boolean;
  readonly actsForProvider: boolean;
  /** The organisation acted for has customers. */
  readonly isReseller: boolean;
}): boolean => (isStaff && actsForProvider) || !isReseller;
