import type { Pool } from 'pg';
import type * as z from 'zod/mini';
import type { startDestinationImport } from '@/contract/destinationImports/destinationImports';
import { knownPlaces, validatePlace } from '@/contract/destinationImports/placeRecords';
import { problemText } from '@/contract/texts/placeProblemText';
import type { PlaceRow } from '@/model/importing/places/placeFields';
import { planPlaces } from '@/model/importing/places/planPlaces';
import { inSlices } from '../inSlices';
import { listLinks } from '../repositories/destinationImports/imports';
import { listSourceRows, type PlannedRow, type RunningImport } from '../repositories/destinationImports/steps';
import { listDestinationsOf } from '../repositories/destinations/destinations';
import { categoriesByName } from '../repositories/imports/importedDestinations';
import { destinationTranslations } from '../repositories/translations/translations';

type WireRow = Extract<z.output<typeof startDestinationImport.body>, { rows: unknown }>['rows'][number];

/** Destinations of an organisation that an import compares with. */
const MOST = 100_000;

/** Plans the import of a file against the destinations as they are now. */
export async function planFile(
  pool: Pool,
  organisationId: number,
  { id, shape, createsCategories }: RunningImport,
): Promise<{ readonly rows: readonly PlannedRow[]; readonly newCategories: readonly string[] }> {
  const source = (await listSourceRows<WireRow>(pool, id)).map(rowOf);
  const destinations = await listDestinationsOf(pool, organisationId, { limit: MOST });
  const links = new Map((await listLinks(pool, organisationId, shape)).map((link) => [link.id, link.external_id]));
  const categories = [...(await categoriesByName(pool, organisationId)).values()].map(({ name }) => name);
  const known = knownPlaces(destinations, links, await destinationTranslations(pool, organisationId));
  const planned = await inSlices(planPlaces(source, { known, categories, createsCategories, validate: validatePlace }));
  return {
    newCategories: planned.newCategories.map(({ name }) => name),
    rows: planned.places.map(
      ({ row, name, kind, problems, warnings, externalId, id: destinationId, values, main }) => ({
        row,
        name,
        step:
          kind === 'add' || kind === 'change'
            ? { externalId, id: destinationId, values, ...(main !== undefined && { main }) }
            : null,
        turn: main ? 1 : 0,
        outcome: kind === 'same' || kind === 'refused' ? kind : null,
        reason: [...new Set((kind === 'refused' ? problems : warnings).map(problemText))].join(' '),
        destinationId,
      }),
    ),
  };
}

const rowOf = ({ row, external_id, own_id, values, unread_hours }: WireRow): PlaceRow => ({
  row,
  externalId: external_id,
  ownId: own_id,
  // A key that is undefined is no value of the row.
  values: JSON.parse(JSON.stringify(values)) as PlaceRow['values'],
  problems: [],
  unreadHours: unread_hours,
});
