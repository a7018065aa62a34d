/** The fixed uuid of the provider's organisation, to which its staff belong. */
export const PROVIDER_UUID = '0b6e6e00-0000-4000-8000-000000000001';
/** A child of the provider that represents it in lists of choices. */
export const PROVIDER_CHILD_UUID = '0b6e6e00-0000-4000-8000-000000000002';

/** Whether an organisation is the provider's: by its uuid alone, since another service may send no other mark. */
export const isProvider = (organisation: { readonly uuid: string }): boolean => organisation.uuid === PROVIDER_UUID;

export interface ProviderUuids {
  readonly provider: string;
  readonly child: string;
}

/** The uuid to send for a chosen organisation: the provider instead of its representative child. */
export const sentOrganisation = (chosen: string, { provider, child }: ProviderUuids): string =>
  chosen === child ? provider : chosen;
