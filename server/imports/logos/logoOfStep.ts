import type { PoolClient } from 'pg';
import type { PlaceValues } from '@/model/importing/places/placeFields';
import { insertImage } from '../../repositories/uploads/images';
import type { FetchedLogo } from './logoFetcher';

/** Values of a step whose logo is a picture in Atrium. */
export interface LogoOfStep {
  /** Without the address that the source has. */
  readonly values: Partial<PlaceValues>;
  /** The address of the picture in Atrium, empty to remove it; undefined where the logo stays as it is. */
  readonly logo: string | undefined;
  /** Why the picture is missing, in words; null for a step without a logo, or with its picture. */
  readonly problem: string | null;
}

/** The addresses that some steps have as logos. */
export const logosOf = (steps: readonly { readonly values: Partial<PlaceValues> }[]): readonly string[] =>
  steps.flatMap(({ values: { logo } }) => logo || []);

/** Separates the logo of a step from its other values, and writes the row of its picture. */
export async function logoOfStep(
  client: PoolClient,
  organisationId: number,
  { logo: address, ...values }: Partial<PlaceValues>,
  fetched: ReadonlyMap<string, FetchedLogo>,
): Promise<LogoOfStep> {
  if (address === undefined || address === '') return { values, logo: address, problem: null };
  const logo = fetched.get(address);
  if (!logo) throw new Error('The logo of this step was not fetched.');
  if ('problem' in logo) return { values, logo: undefined, problem: logo.problem };
  if (logo.picture) await insertImage(client, organisationId, logo.picture);
  return { values, logo: logo.url, problem: null };
}
