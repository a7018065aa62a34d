import { destinationsQuery } from '@/api/destinations/destinationList';
import { projectsQuery } from '@/api/locations/projects';
import { beginPromotionImport, PROMOTION_IMPORTS } from '@/api/promotionImports/promotionImports';
import { promotionsKey } from '@/api/promotions/keys';
import { promotionsQuery } from '@/api/promotions/promotions';
import {
  knownPromotions,
  placeNames,
  validatePromotion,
  wirePromotionRow,
} from '@/contract/promotionImports/promotionRecords';
import type { PromotionKind } from '@/contract/promotions/promotions';
import {
  columnsWithTwoOrders,
  guessPromotionFields,
  isPromotionColumn,
} from '@/model/importing/promotions/guessPromotionFields';
import { planPromotions } from '@/model/importing/promotions/planPromotions';
import type { PromotionMapping } from '@/model/importing/promotions/promotionFields';
import { readPromotionRows } from '@/model/importing/promotions/readPromotionRows';
import type { ImportedRecords } from './importedRecords';

// The fields of a mapping are guessed, chosen or kept for events and offers.
const promotionsOf = (mapping: Readonly<Record<string, string>>) => mapping as PromotionMapping;

const recordsOf = (kind: PromotionKind): ImportedRecords => ({
  calls: PROMOTION_IMPORTS[kind],
  isKnownColumn: isPromotionColumn,
  guess: (table) => ({ mapping: guessPromotionFields(table), twoOrders: columnsWithTwoOrders(table) }),
  known: async (organisation, shape, signal) => {
    const { mapping, links } = await PROMOTION_IMPORTS[kind].list(organisation, { shape }, signal);
    return {
      mapping,
      links: new Map(links.map(({ id, external_id }) => [id, external_id])),
      translations: new Map(),
    };
  },
  plan: async ({ client, organisation }, { read, mapping, edits }) => {
    const [records, destinations, projects] = await Promise.all([
      client.fetchQuery(promotionsQuery(kind, organisation)),
      client.fetchQuery(destinationsQuery(organisation)),
      client.fetchQuery(projectsQuery(organisation)),
    ]);
    const locations = projects.map(({ uuid, name, timezone }) => ({ id: uuid, name, timeZone: timezone }));
    return planPromotions(readPromotionRows(read.table, promotionsOf(mapping), edits), {
      known: knownPromotions(records, read.links),
      ...placeNames(destinations, locations),
      validate: validatePromotion(kind),
    });
  },
  start: (organisation, { file, read, mapping, edits }) =>
    beginPromotionImport(kind, organisation, {
      file,
      shape: read.shape,
      mapping: { ...promotionsOf(mapping) },
      rows: readPromotionRows(read.table, promotionsOf(mapping), edits)
        .filter(({ problems }) => problems.length === 0)
        .map(wirePromotionRow),
    }),
  stale: () => [promotionsKey(kind)],
});

/** Files of events and of offers. */
export const PROMOTION_RECORDS: Readonly<Record<PromotionKind, ImportedRecords>> = {
  event: recordsOf('event'),
  offer: recordsOf('offer'),
};
