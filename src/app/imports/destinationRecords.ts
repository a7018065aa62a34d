import { categoriesQuery } from '@/api/categories/categories';
import {
  beginDestinationImport,
  DESTINATION_IMPORTS,
  fetchKnownShape,
} from '@/api/destinationImports/destinationImports';
import { destinationsQuery } from '@/api/destinations/destinationList';
import { staleByDestinations } from '@/api/destinations/destinations';
import { knownPlaces, validatePlace, wireRow } from '@/contract/destinationImports/placeRecords';
import { guessFields, isKnownColumn } from '@/model/importing/places/guessFields';
import type { PlaceMapping } from '@/model/importing/places/placeFields';
import { fieldsOfPlace } from '@/model/importing/places/plannedPlace';
import { planPlaces } from '@/model/importing/places/planPlaces';
import { readPlaceRows } from '@/model/importing/places/readPlaceRows';
import type { FilePlan } from '@/model/importing/rows/filePlan';
import type { ImportedRecords } from './importedRecords';

function* planned(...given: Parameters<typeof planPlaces>): Generator<void, FilePlan> {
  const { places, newCategories } = yield* planPlaces(...given);
  return { rows: places.map((place) => ({ ...place, fields: fieldsOfPlace(place) })), newCategories };
}

// The fields of a mapping are guessed, chosen or kept for destinations.
const placesOf = (mapping: Readonly<Record<string, string>>) => mapping as PlaceMapping;

/** Files of destinations. */
export const destinationRecords: ImportedRecords = {
  calls: DESTINATION_IMPORTS,
  isKnownColumn,
  guess: (table) => ({ mapping: guessFields(table), twoOrders: [] }),
  known: async (organisation, shape, signal) => {
    const { mapping, links, translations } = await fetchKnownShape(organisation, shape, signal);
    return {
      mapping,
      links: new Map(links.map(({ id, external_id }) => [id, external_id])),
      translations: new Map(translations.map(({ id, texts }) => [id, texts])),
    };
  },
  plan: async ({ client, organisation }, { read, mapping, edits, createsCategories }) => {
    const destinations = await client.fetchQuery(destinationsQuery(organisation));
    const categories = (await client.fetchQuery(categoriesQuery(organisation))).map(({ name }) => name);
    const known = knownPlaces(destinations, read.links, read.translations);
    const rows = readPlaceRows(read.table, placesOf(mapping), edits);
    return planned(rows, { known, categories, createsCategories, validate: validatePlace });
  },
  start: (organisation, { file, read, mapping, edits, createsCategories }) =>
    beginDestinationImport(organisation, {
      file,
      shape: read.shape,
      mapping: { ...placesOf(mapping) },
      create_categories: createsCategories,
      rows: readPlaceRows(read.table, placesOf(mapping), edits)
        .filter(({ problems }) => problems.length === 0)
        .map(wireRow),
    }),
  stale: (organisation) => [...staleByDestinations(organisation), categoriesQuery(organisation).queryKey],
};
