import * as z from 'zod/mini';
import { parseDomain } from '@/model/access/domainPattern';
import { moment, tidied, trimmedText, uuid } from '../common';
import { ownedRecord, withFeature } from '../policy';
import { recordEndpoints } from '../recordEndpoints';
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

export const {
  list: listAccessKeys,
  create: createAccessKey,
  update: updateAccessKey,
  remove: deleteAccessKey,
} = recordEndpoints({
  of: 'location',
  kind: 'access-key',
  many: 'access-keys',
  path: 'projects/{uuid}/access-keys/{key}',
  record: accessKeySchema,
  rule: accessKeyRule,
  features: ['locations'],
  answers: { read: 'members-with-content', write: 'members-with-content' },
  list: {
    summary: 'The access keys of a location with their latest activity.',
    policy: withFeature('locations', ownedRecord('project', 'uuid')),
  },
  create: {
    summary: 'Generates an access key for a location.',
    body: z.object({ project_id: z.optional(uuid) }),
  },
  update: { summary: 'Changes the name and the domains of an access key.' },
  remove: { summary: 'Deactivates an access key; every app that uses it stops at once.' },
});
