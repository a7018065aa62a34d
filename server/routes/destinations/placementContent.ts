import type { PoolClient } from 'pg';
import { type Placement, type PlacementContent, placementContentRule } from '@/contract/destinations/destinations';
import type { PromotionKind } from '@/contract/promotions/promotions';
import { translate } from '@/contract/texts/translate';
import { InvalidError } from '../../errors';
import { assertHoldsAny } from '../../http/featureRights';
import type { Principal } from '../../principal';
import { replacePlacementPromotions, replaceSubDestinations } from '../../repositories/destinations/placementContent';
import { serviceText } from '../../texts';

const PROMOTIONS = [
  { kind: 'event', field: 'events' },
  { kind: 'offer', field: 'offers' },
] as const satisfies readonly { kind: PromotionKind; field: keyof PlacementContent }[];

const idsOf = (records: readonly { readonly id: number }[] = []): number[] => [...new Set(records.map(({ id }) => id))];

/**
 * Replaces the events, offers and sub-destinations that a body names. Changing events or offers needs their feature, as in
 * their lists.
 *
 * @param place the place with its destination as it is saved
 * @param before null for a new place
 * @throws InvalidError by field for records of nobody or of others, HttpError 403 without the feature
 */
export async function storePlacementContent(
  client: PoolClient,
  principal: Principal,
  place: { readonly id: number; readonly destinationId: number },
  before: Placement | null,
  body: PlacementContent,
): Promise<void> {
  const content = placementContentRule.parse(body);
  for (const { kind, field } of PROMOTIONS) {
    const wanted = content[field] && idsOf(content[field]);
    const stored = idsOf(before?.[field]);
    const changed = wanted
      ? [...wanted.filter((id) => !stored.includes(id)), ...stored.filter((id) => !wanted.includes(id))]
      : [];
    if (!wanted || changed.length === 0) continue;
    assertHoldsAny([field], principal);
    if ((await replacePlacementPromotions(kind)(client, principal.organisation.id, place.id, wanted)) !== wanted.length)
      throw new InvalidError({ [field]: [serviceText('failed.notFound')] });
  }
  const inside = idsOf(content.sub_destinations ?? before?.sub_destinations);
  if (inside.includes(place.destinationId))
    throw new InvalidError({ sub_destinations: [serviceText('editor.subIsItself')] });
  if (!content.sub_destinations) return;
  if ((await replaceSubDestinations(client, principal.organisation.id, place.id, inside)) !== inside.length)
    throw new InvalidError({ sub_destinations: [translate('destination.parentMissing')] });
}
