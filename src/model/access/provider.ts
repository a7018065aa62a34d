/** The provider's own organisation, which its staff belong to, is known by one fixed uuid; a configuration may name another. */
export const PROVIDER_UUID = '0b6e6e00-0000-4000-8000-000000000001';
/** A child of the provider that stands for it in lists of choices. */
export const PROVIDER_CHILD_UUID = '0b6e6e00-0000-4000-8000-000000000002';

export interface ProviderUuids {
  readonly provider: string;
  readonly child: string;
}

/** What is sent where an organisation was chosen: the provider in the place of its own child. */
export const sentOrganisation = (chosen: string, { provider, child }: ProviderUuids): string =>
  chosen === child ? provider : chosen;
