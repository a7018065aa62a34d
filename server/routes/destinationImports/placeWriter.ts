import { bodyOfPlace } from '@/contract/destinationImports/placeRecords';
import { destinationRule } from '@/contract/destinations/destinations';
import { validate } from '@/contract/validate';
import { standardIconId } from '@/model/content/icons/standardIcons';
import { InvalidError, orNotFound } from '../../errors';
import { assertHoldsAny } from '../../http/featureRights';
import type { PlaceWriter } from '../../jobs/files/placeFiles';
import { categoryRepository } from '../../repositories/categories/categories';
import { deleteDestination } from '../../repositories/destinations/deletedDestinations';
import { readDestinationOf } from '../../repositories/destinations/destinations';
import {
  insertDestination,
  lockDestinations,
  updateDestination,
} from '../../repositories/destinations/destinationWrites';
import { BLANK_DESTINATION, mergedDestination } from '../../repositories/destinations/mergedDestination';
import { assertReferences } from '../destinations/destinationReferences';
import { revertTranslations, writeTranslations } from './placeTranslations';

/** The icon of a category that an import has created: a shop, until somebody chooses a better one. */
const DEFAULT_ICON = standardIconId('shop');

/** Writes the destinations of an import by the rules of the calls for a single one. */
export const placeWriter: PlaceWriter = {
  assertMayImport: (principal, createsCategories) => {
    assertHoldsAny(['destinations'], principal);
    if (createsCategories) assertHoldsAny(['categories'], principal);
  },

  createCategory: async (client, organisationId, name) => {
    const fields = { name: name.slice(0, 100), description: '', icon_id: DEFAULT_ICON, parent_id: null };
    return (await categoryRepository.insert(client, organisationId, fields)).id;
  },

  write: async (client, organisationId, { id, values, ...references }) => {
    if (id !== null) orNotFound((await lockDestinations(client, organisationId, [id])).get(id));
    const before = id === null ? null : orNotFound(await readDestinationOf(client, organisationId, id));
    const body = bodyOfPlace(before, values, references);
    const [wrong] = Object.entries(validate(destinationRule, body));
    if (wrong) throw new InvalidError({ [wrong[0]]: [wrong[1]] });
    const known = before ?? BLANK_DESTINATION;
    const record = mergedDestination(known, destinationRule.parse(body));
    await assertReferences(client, organisationId, id, known, record);
    const translate = async (written: number) =>
      values.translations
        ? writeTranslations(client, organisationId, {
            id: written,
            originals: record,
            translations: values.translations,
          })
        : undefined;
    if (before === null || id === null) {
      const made = await insertDestination(client, organisationId, record);
      await translate(made);
      return { id: made, revision: 1, before: null };
    }
    await updateDestination(client, organisationId, id, record);
    const translations = await translate(id);
    return {
      id,
      revision: (before.revision ?? 0) + 1,
      before: { ...mergedDestination(before, { name: before.name }), ...(translations && { translations }) },
    };
  },

  revert: async (client, organisationId, { destinationId, outcome, revision, before }, now) => {
    const locked = (await lockDestinations(client, organisationId, [destinationId])).get(destinationId);
    // Somebody has deleted it: nothing of the import is left.
    if (!locked) return outcome === 'added';
    const present = orNotFound(await readDestinationOf(client, organisationId, destinationId));
    if (locked.revision !== revision) return false;
    if (outcome === 'added') {
      if ((present.placements ?? 0) > 0) return false;
      await deleteDestination(client, organisationId, destinationId, now);
      return true;
    }
    if (!before) return false;
    const { translations: written, ...record } = before;
    await updateDestination(client, organisationId, destinationId, record);
    if (written) await revertTranslations(client, organisationId, { id: destinationId, originals: record, written });
    return true;
  },
};
