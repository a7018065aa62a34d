import { bodyOfPromotion, promotionValuesOf } from '@/contract/promotionImports/promotionRecords';
import { PROMOTION_CALLS } from '@/contract/promotions/promotions';
import { validate } from '@/contract/validate';
import { BLANK_PROMOTION, type PromotionValues } from '@/model/importing/promotions/planPromotions';
import { InvalidError, orNotFound } from '../../errors';
import { assertHoldsAny } from '../../http/featureRights';
import type { PromotionWriter } from '../../jobs/files/promotionFiles';
import { uuidOfPromotion } from '../../repositories/promotionImports/promotionLinks';
import {
  lockPromotionOf,
  type PromotionScope,
  setPromotionDestinations,
  setPromotionProjects,
} from '../../repositories/promotions/promotions';
import { changePromotion, createPromotion, removePromotion } from '../promotions/writePromotion';

/** The body of these values. @throws InvalidError where they break the rule of the calls */
function bodyOf({ kind }: PromotionScope, values: PromotionValues) {
  const rule = PROMOTION_CALLS[kind].create.body;
  const body = bodyOfPromotion(values);
  const [wrong] = Object.entries(validate(rule, body));
  if (wrong) throw new InvalidError({ [wrong[0]]: [wrong[1]] });
  return rule.parse(body);
}

/** Writes the events and offers of an import by the rules of the calls for a single one. */
export const promotionWriter: PromotionWriter = {
  assertMayImport: (kind, principal) => assertHoldsAny([kind === 'event' ? 'events' : 'offers'], principal),

  write: async (client, scope, { id, values }, now) => {
    if (id === null) {
      const made = await createPromotion(client, scope, bodyOf(scope, { ...BLANK_PROMOTION, ...values }), now);
      return { id: made.id, revision: made.revision ?? 1, before: null };
    }
    const uuid = orNotFound(await uuidOfPromotion(client, scope.organisationId, id));
    const before = orNotFound(await lockPromotionOf(client, scope, uuid));
    const body = bodyOf(scope, { ...promotionValuesOf(before), ...values });
    const after = await changePromotion(client, scope, before, body, now);
    return { id, revision: after.revision ?? 1, before: promotionValuesOf(before) };
  },

  revert: async (client, scope, { destinationId: id, outcome, revision, before }, now) => {
    const uuid = await uuidOfPromotion(client, scope.organisationId, id);
    const present = uuid && (await lockPromotionOf(client, scope, uuid));
    // Somebody has deleted it: nothing of the import is left.
    if (!present) return outcome === 'added';
    if (present.revision !== revision) return false;
    if (outcome === 'added') {
      if (present.image !== null || (present.rooms ?? 0) > 0) return false;
      await removePromotion(client, scope.organisationId, id);
      return true;
    }
    if (!before) return false;
    const body = bodyOf(scope, before);
    await changePromotion(client, scope, present, { ...body, destinations: [], projects: [] }, now);
    // Places that somebody has deleted since are left out.
    await setPromotionDestinations(client, scope.organisationId, id, before.destinations);
    await setPromotionProjects(client, scope.organisationId, id, before.locations);
    return true;
  },
};
