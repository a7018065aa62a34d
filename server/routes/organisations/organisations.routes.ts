import type { PoolClient } from 'pg';
import {
  createOrganisation,
  deleteOrganisation,
  listFeatures,
  readImage,
  readOrganisation,
  updateOrganisation,
  uploadOrganisationImage,
} from '@/contract/organisations/organisations';
import { translate } from '@/contract/texts/translate';
import { allowsOrigin } from '@/model/access/domainPattern';
import { INTEGRATIONS } from '@/model/content/integrations';
import { ConflictError, InvalidError, NotFoundError, orNotFound } from '../../errors';
import type { ByteRange } from '../../http/byteRange';
import { holdsId } from '../../http/featureRights';
import { HttpError } from '../../http/httpError';
import { implement, implementForAnyone } from '../../http/implement';
import { storeImage } from '../../images/storeImage';
import type { Principal } from '../../principal';
import { findOrganisationBelow, lockOrganisationTree } from '../../repositories/organisations/organisationScope';
import {
  countBelow,
  findParent,
  listFeaturesOf,
  listReaders,
  readHoldings,
  readOrganisationRecord,
} from '../../repositories/organisations/read';
import {
  deleteOrganisationRow,
  insertOrganisation,
  setFeatures,
  setFileGroups,
  setIntegrations,
  updateOrganisationFields,
} from '../../repositories/organisations/write';
import { findImage, insertImage, isImageOf, listDomainsOfImage } from '../../repositories/uploads/images';
import { listRoleChoices } from '../../repositories/users/readRoles';
import { insertFirstRoles } from '../../repositories/users/writeRoles';
import type { Storage, StoredFile } from '../../storage/storage';
import { serviceText } from '../../texts';
import { audited } from '../audit/audited';
import { withAudience } from '../audit/withAudience';
import { withFiles } from '../files/withFiles';

/** That of a film ends with its kind. */
const IMAGE_KEY = /^[\w-]{43}(\.mp4|\.webm)?$/;

export const organisationRoutes = (storage: Storage) => [
  readOrganisationRoute,
  listFeaturesRoute,
  createOrganisationRoute,
  updateOrganisationRoute,
  deleteOrganisationRoute,
  uploadOrganisationImageRoute(storage),
  readImageRoute(storage),
];

const readOrganisationRoute = implement(readOrganisation, async ({ target, principal, read }) => {
  const record = orNotFound(await readOrganisationRecord(read, principal.organisation.id, target.id));
  return { data: { ...record, all_roles: await listRoleChoices(read, target.id) } };
});

const listFeaturesRoute = implement(listFeatures, async ({ target, read }) => ({
  data: await listFeaturesOf(read, target.id),
}));

const createOrganisationRoute = implement(createOrganisation, ({ body, principal, write }) =>
  write(async ({ client, audit }) => {
    await lockOrganisationTree(client);
    const parentId = await parentOf(client, principal, body.organisation_uuid ?? principal.organisation.uuid);
    await assertGrantable(client, principal, parentId, { features: [], integrations: [] }, body);
    const id = await insertOrganisation(client, {
      parentId,
      name: body.name,
      color: body.color,
      reseller: body.reseller === 1,
      features: [...new Set(body.features)],
    });
    await setIntegrations(client, id, body.integrations);
    await setFileGroups(client, id, body.file_groups);
    await insertFirstRoles(client, id);
    const organisation = orNotFound(await readOrganisationRecord(client, principal.organisation.id, id));
    const audience = await listReaders(client, id);
    audited(withAudience(audit, audience), 'organisation').created(organisation.uuid, organisation.name, organisation);
    return { data: organisation, message: translate('organisation.created') };
  }),
);

const updateOrganisationRoute = implement(updateOrganisation, ({ body, target, principal, write }) =>
  write(async ({ client, audit }) => {
    if (target.isBelow && body.organisation_uuid) await lockOrganisationTree(client);
    const old = orNotFound(await readOrganisationRecord(client, principal.organisation.id, target.id));
    if (body.logo && body.logo !== old.logo && !(await isImageOf(client, target.id, body.logo)))
      throw new InvalidError({ logo: [serviceText('organisation.logoUnknown')] });
    const parentId =
      target.isBelow && body.organisation_uuid
        ? await parentOf(client, principal, body.organisation_uuid, target.id)
        : undefined;
    const readers = await listReaders(client, target.id);
    const isSaved = await updateOrganisationFields(client, target.id, {
      name: body.name,
      color: body.color,
      info: body.info,
      website: body.website,
      logo: body.logo,
      revision: body.revision,
      // Only organisations above may change the parent, reseller flag and features of an organisation.
      ...(target.isBelow && { parentId, reseller: body.reseller === undefined ? undefined : body.reseller === 1 }),
    });
    if (!isSaved) throw new ConflictError(old);
    if (target.isBelow) await changeHoldings(client, principal, target.id, old, body);
    const organisation = orNotFound(await readOrganisationRecord(client, principal.organisation.id, target.id));
    const audience = [...readers, ...(await listReaders(client, target.id))];
    audited(withAudience(audit, audience), 'organisation').updated(
      organisation.uuid,
      organisation.name,
      old,
      organisation,
    );
    return { data: organisation, message: translate('updated', { label: translate('organisation.label') }) };
  }),
);

const deleteOrganisationRoute = implement(deleteOrganisation, ({ target, principal, write }) =>
  write(async ({ client, audit }) => {
    await lockOrganisationTree(client);
    const old = orNotFound(await readOrganisationRecord(client, principal.organisation.id, target.id));
    if (old.is_provider) throw new NotFoundError();
    const below = await countBelow(client, target.id);
    if (below > 0) throw new HttpError(409, 'has-customers', translate('organisation.hasCustomers', { count: below }));
    const audience = await listReaders(client, target.id);
    await deleteOrganisationRow(client, target.id);
    audited(withAudience(audit, audience), 'organisation').deleted(old.uuid, old.name, old);
    return { data: null, message: translate('deleted', { label: translate('organisation.label') }) };
  }),
);

const uploadOrganisationImageRoute = (storage: Storage) =>
  implement(uploadOrganisationImage, async ({ target, file, now, write }) => {
    return withFiles({ storage, now, write }, async (tools) => {
      const picture = await storeImage(tools.files, file?.path ?? '', 'file');
      return tools.write(async ({ client, audit }) => {
        await insertImage(client, target.id, picture);
        audited(audit, 'organisation').noted('uploaded', target.uuid, 'Uploaded an image');
        return { data: { url: picture.url } };
      });
    });
  });

const readImageRoute = (storage: Storage) =>
  implementForAnyone(readImage, async ({ params, read, range, origin, allowOrigin }) => {
    const image = IMAGE_KEY.test(params.key) ? await findImage(read, params.key) : null;
    // A page that may read the location may also draw its pictures.
    if (image && origin !== null) {
      const keys = await listDomainsOfImage(read, params.key);
      if (keys.some((domains) => allowsOrigin(domains, origin))) allowOrigin(origin);
    }
    const stored = orNotFound(image && (await openPart(storage, image.fileKey, range)));
    return {
      stream: stored.stream,
      bytes: stored.length,
      contentType: image?.contentType ?? 'image/webp',
      etag: `"${params.key}"`,
      part: range && { start: range.start, total: stored.size },
    };
  });

/** The file, or the part of it that a player asks for. @throws HttpError 416 for a part behind its end */
async function openPart(storage: Storage, key: string, range: ByteRange | null): Promise<StoredFile | null> {
  if (!range) return storage.get(key);
  return storage.get(key, range).catch((error: unknown) => {
    if (!(error instanceof RangeError)) throw error;
    throw new HttpError(416, 'range', serviceText('failed.range'));
  });
}

/** The id of a parent: the active organisation, or one below it that is neither `child` nor below `child`. */
async function parentOf(client: PoolClient, principal: Principal, uuid: string, child?: number): Promise<number> {
  const unknown = () => new InvalidError({ organisation_uuid: [translate('organisation.parentUnknown')] });
  if (uuid.toLowerCase() === principal.organisation.uuid) return principal.organisation.id;
  const id = await findOrganisationBelow(client, principal.organisation.id, uuid);
  if (id === null || id === child) throw unknown();
  if (child !== undefined && (await findOrganisationBelow(client, child, uuid)) !== null) throw unknown();
  return id;
}

interface Holdings {
  readonly features?: readonly number[] | undefined;
  readonly integrations?: readonly number[] | undefined;
}

/**
 * Nobody grants a feature that they or the parent does not hold, nor takes away one that they do not hold; what was
 * granted before may stay.
 */
async function assertGrantable(
  client: PoolClient,
  principal: Principal,
  parentId: number,
  old: { features: readonly number[]; integrations: readonly number[] },
  asked: Holdings,
): Promise<void> {
  const parent = await readHoldings(client, parentId);
  const mayFeature = (id: number) =>
    old.features.includes(id) || (parent.features.includes(id) && holdsId(principal, id));
  const mayIntegration = (id: number) =>
    INTEGRATIONS.some((one) => one.id === id) && (old.integrations.includes(id) || parent.integrations.includes(id));
  const text = [translate('organisation.notHeld')];
  if (!(asked.features ?? []).every(mayFeature)) throw new InvalidError({ features: text });
  const taken = asked.features === undefined ? [] : old.features.filter((id) => !asked.features?.includes(id));
  if (!taken.every((id) => holdsId(principal, id)))
    throw new InvalidError({ features: [translate('user.featureNotTaken')] });
  if (!(asked.integrations ?? []).every(mayIntegration)) throw new InvalidError({ integrations: text });
}

async function changeHoldings(
  client: PoolClient,
  principal: Principal,
  id: number,
  old: { features: readonly { id: number }[]; integrations: readonly { id: number }[] },
  asked: Holdings & { file_groups?: readonly { id?: number | undefined; name: string }[] | undefined },
): Promise<void> {
  const parentId = orNotFound(await findParent(client, id));
  const held = { features: old.features.map((one) => one.id), integrations: old.integrations.map((one) => one.id) };
  await assertGrantable(client, principal, parentId, held, asked);
  if (asked.features) await setFeatures(client, id, asked.features);
  if (asked.integrations) await setIntegrations(client, id, asked.integrations);
  if (asked.file_groups) await setFileGroups(client, id, asked.file_groups);
}
