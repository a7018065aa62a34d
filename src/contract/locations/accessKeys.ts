import * as z from 'zod/mini';
import { parseDomain } from '@/model/access/domainPattern';
import { baseRevision, moment, noData, tidied, trimmedText, uuid } from '../common';
import { endpoint } from '../endpoint';
import { ownedRecord, withFeature } from '../policy';
import { accessKeyText } from '../texts/accessKeyTexts';
import { translate } from '../texts/translate';

export const accessKeySchema = z.object({
  uuid: z.optional(uuid),
  /** Publishable: pages that show the location contain it. */
  key: z.string(),
  name: z.string(),
  domains: z.array(z.string()),
  /** The latest hundred: from where it was used, and who changed it. */
  activity: z.array(z.object({ id: z.int(), description: z.string(), updated_at: moment })),
  revision: z.optional(z.int()),
});
export type AccessKey = z.infer<typeof accessKeySchema>;

export const domainRule = z.string().check(
  tidied(),
  z.minLength(1, { error: accessKeyText('invalidUrl'), abort: true }),
  z.maxLength(300, accessKeyText('invalidUrl')),
  z.refine((entry) => parseDomain(entry) !== null, accessKeyText('invalidUrl')),
);

export const accessKeyRule = z.object({
  name: trimmedText(100, accessKeyText('nameMissing'), translate('location.nameLength')),
  domains: z.array(domainRule).check(z.maxLength(100, accessKeyText('tooManyDomains'))),
});

export const listAccessKeys = endpoint({
  name: 'listAccessKeys',
  method: 'GET',
  path: 'projects/{uuid}/access-keys',
  summary: 'The access keys of a location with their latest activity.',
  policy: withFeature('locations', ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  data: z.array(accessKeySchema),
});

export const createAccessKey = endpoint({
  name: 'createAccessKey',
  method: 'POST',
  path: 'projects/{uuid}/access-keys',
  summary: 'Generates an access key for a location.',
  policy: withFeature('locations', ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  body: z.object({ project_id: z.optional(uuid) }),
  data: accessKeySchema,
});

export const updateAccessKey = endpoint({
  name: 'updateAccessKey',
  method: 'PUT',
  path: 'projects/{uuid}/access-keys/{key}',
  summary: 'Changes the name and the domains of an access key.',
  policy: withFeature('locations', ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  body: z.extend(accessKeyRule, { revision: baseRevision }),
  data: accessKeySchema,
});

export const deleteAccessKey = endpoint({
  name: 'deleteAccessKey',
  method: 'DELETE',
  path: 'projects/{uuid}/access-keys/{key}',
  summary: 'Deactivates an access key; every app that uses it stops at once.',
  policy: withFeature('locations', ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  data: noData,
});
