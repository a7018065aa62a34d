import type { PoolClient } from 'pg';
import {
  deleteDestination,
  listAppleCategories,
  listDestinationTypes,
  listPlacementTypes,
  listTags,
  RESTORABLE,
  restoreDestination,
  updateDestination,
  updateDestinationTags,
} from '@/contract/destinations/destinationRecords';
import { createDestination, listDestinations } from '@/contract/destinations/destinations';
import { translate } from '@/contract/texts/translate';
import { ADDITIONAL_DATA_TYPES } from '@/model/content/categories/additionalDataTypes';
import { APPLE_CATEGORIES } from '@/model/content/categories/appleCategories';
import { ConflictError, InvalidError, orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import {
  deleteDestination as deleteRow,
  purgeDeletedDestinations,
  restoreDestination as restoreRow,
} from '../../repositories/destinations/deletedDestinations';
import { batchedDestinationInsert } from '../../repositories/destinations/destinationInserts';
import { listDestinationsJson, listTagsOf, readDestinationOf } from '../../repositories/destinations/destinations';
import {
  insertDestination,
  lockDestinations,
  updateDestination as updateRow,
  updateTags,
} from '../../repositories/destinations/destinationWrites';
import { BLANK_DESTINATION, mergedDestination } from '../../repositories/destinations/mergedDestination';
import { serviceText } from '../../texts';
import { audited } from '../audit/audited';
import { assertReferences, isPlain } from './destinationReferences';

const label = translate('destination.label');

export const globalDestinationRoutes = () => [
  listDestinationsRoute,
  createDestinationRoute,
  updateDestinationRoute,
  updateDestinationTagsRoute,
  deleteDestinationRoute,
  restoreDestinationRoute,
  listTagsRoute,
  implement(listDestinationTypes, async () => ({ data: [...ADDITIONAL_DATA_TYPES] })),
  implement(listPlacementTypes, async () => ({ data: [...ADDITIONAL_DATA_TYPES] })),
  implement(listAppleCategories, async () => ({ data: [...APPLE_CATEGORIES] })),
];

/** The destination as it is, locked. @throws NotFoundError, or ConflictError when the base revision is stale */
async function lockAtRevision(client: PoolClient, organisationId: number, id: number, revision: number | undefined) {
  orNotFound((await lockDestinations(client, organisationId, [id])).get(id));
  const before = orNotFound(await readDestinationOf(client, organisationId, id));
  if (revision !== undefined && revision !== before.revision) throw new ConflictError(before);
  return before;
}

const listDestinationsRoute = implement(listDestinations, async ({ principal, query, read }) => ({
  json: await listDestinationsJson(read, principal.organisation.id, query),
}));

const listTagsRoute = implement(listTags, async ({ principal, read }) => ({
  data: await listTagsOf(read, principal.organisation.id),
}));

const createDestinationRoute = implement(createDestination, ({ principal, body, write, writeSingleStatement }) => {
  if (isPlain(body))
    return writeSingleStatement(async ({ by, run }) => {
      const entry = {
        tag: 'destination',
        event: 'created',
        subjectType: 'destination',
        description: `Created ${body.name}`,
        properties: { attributes: body },
      } as const;
      const { name, description, tags, categories } = mergedDestination(BLANK_DESTINATION, body);
      const made = await run(batchedDestinationInsert, { by, fields: { name, description, tags, categories }, entry });
      if (!made) throw new InvalidError({ categories: [translate('destination.categoryUnknown')] });
      return { data: made, message: translate('created', { name: body.name }) };
    });
  return write(async ({ client, audit }) => {
    const organisationId = principal.organisation.id;
    const record = mergedDestination(BLANK_DESTINATION, body);
    await assertReferences(client, organisationId, null, BLANK_DESTINATION, record);
    const id = await insertDestination(client, organisationId, record);
    const made = orNotFound(await readDestinationOf(client, organisationId, id));
    audited(audit, 'destination').created(String(id), made.name, made);
    return { data: made, message: translate('created', { name: made.name }) };
  });
});

const updateDestinationRoute = implement(updateDestination, ({ params, principal, body, write }) =>
  write(async ({ client, audit }) => {
    const organisationId = principal.organisation.id;
    const id = Number(params.id);
    // Both in the order of their ids, so that two changes never deadlock.
    await lockDestinations(client, organisationId, [id, body.parent_id ?? id]);
    const before = await lockAtRevision(client, organisationId, id, body.revision);
    const record = mergedDestination(before, body);
    await assertReferences(client, organisationId, id, before, record);
    // The editor creates one by its name alone; what has categories keeps one.
    if (before.categories.length > 0 && record.categories.length === 0)
      throw new InvalidError({ categories: [translate('destination.categoryMissing')] });
    await updateRow(client, organisationId, id, record);
    const after = orNotFound(await readDestinationOf(client, organisationId, id));
    audited(audit, 'destination').updated(params.id, after.name, before, after);
    return { data: after, message: translate('updated', { label }) };
  }),
);

const updateDestinationTagsRoute = implement(updateDestinationTags, ({ params, principal, body, write }) =>
  write(async ({ client, audit }) => {
    const organisationId = principal.organisation.id;
    const id = Number(params.id);
    const before = await lockAtRevision(client, organisationId, id, body.revision);
    await updateTags(client, organisationId, id, body.tags);
    const after = orNotFound(await readDestinationOf(client, organisationId, id));
    audited(audit, 'destination').updated(params.id, after.name, before, after);
    return { data: after, message: translate('updated', { label }) };
  }),
);

const deleteDestinationRoute = implement(deleteDestination, ({ params, principal, now, write }) =>
  write(async ({ client, audit }) => {
    const organisationId = principal.organisation.id;
    const id = Number(params.id);
    const before = await lockAtRevision(client, organisationId, id, undefined);
    await purgeDeletedDestinations(client, organisationId, new Date(now.getTime() - RESTORABLE));
    await deleteRow(client, organisationId, id, now);
    audited(audit, 'destination').deleted(params.id, before.name, before);
    return { data: null, message: translate('deleted', { label }) };
  }),
);

const restoreDestinationRoute = implement(restoreDestination, ({ params, principal, now, write }) =>
  write(async ({ client, audit }) => {
    const organisationId = principal.organisation.id;
    const id = Number(params.id);
    orNotFound((await restoreRow(client, organisationId, id, new Date(now.getTime() - RESTORABLE))) || null);
    const restored = orNotFound(await readDestinationOf(client, organisationId, id));
    audited(audit, 'destination').noted('created', params.id, `Restored ${restored.name}`, { attributes: restored });
    return { data: restored, message: serviceText('destination.restored', { name: restored.name }) };
  }),
);
