import type { Pool } from 'pg';
import { knownPlaces } from '@/contract/destinationImports/placeRecords';
import { type ImportPlan, planImport } from '@/model/importing/planImport';
import type { SourceReading } from '@/model/sources/sourceRow';
import { inSlices } from '../inSlices';
import { listDestinationsOf } from '../repositories/destinations/destinations';
import { categoriesByName, type ImportSource, listLinksOf } from '../repositories/imports/importedDestinations';
import { importRules } from './importRules';

/** Destinations of an organisation that an import compares with. */
const MOST = 100_000;

/** Plans the import of a source against the destinations as they are now. */
export async function planSource(
  pool: Pool,
  source: ImportSource,
  { reading, createsCategories }: { readonly reading: SourceReading; readonly createsCategories: boolean },
): Promise<ImportPlan> {
  const { organisationId } = source;
  const { links, others } = await listLinksOf(pool, source);
  const made = new Set(links.flatMap(({ id, isMade }) => (isMade ? id : [])));
  const destinations = await listDestinationsOf(pool, organisationId, { limit: MOST });
  const known = knownPlaces(destinations, new Map(links.map(({ id, externalId }) => [id, externalId])))
    .filter(({ id }) => !others.has(id))
    .map((place) => ({ ...place, isMade: made.has(place.id) }));
  const categories = [...(await categoriesByName(pool, organisationId)).values()].map(({ name }) => name);
  return inSlices(planImport(known, reading, importRules(categories, createsCategories)));
}
