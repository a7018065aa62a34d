import * as z from 'zod/mini';
import { baseRevision, noData, PICTURE_LIMIT, rowId, rowIdWith, tidied, uuid } from '../common';
import { emailAddress } from '../emailAddress';
import { endpoint } from '../endpoint';
import { activeOrganisation, oneself, ownedRecord, signedIn, withFeature } from '../policy';
import { recordEndpoints } from '../recordEndpoints';
import { translate } from '../texts/translate';
import { userSchema } from './users';

/** Control characters, and those that turn the direction of the text after them. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

export const userNameRule = z.string().check(
  tidied(),
  z.minLength(1, { error: translate('user.nameMissing'), abort: true }),
  z.minLength(3, { error: translate('user.nameLength'), abort: true }),
  z.maxLength(100, { error: translate('user.nameLength'), abort: true }),
  z.refine((name) => !UNPRINTABLE.test(name), translate('user.nameUnprintable')),
);

export const userEmailRule = emailAddress(translate('user.emailMissing'), translate('user.emailInvalid'));

const roleRule = rowIdWith(translate('user.roleMissing'));

/** The form of the users page: the write model of administrators. */
export const userRule = z.object({ name: userNameRule, email: userEmailRule, role: roleRule });

/** The form of the profile: the write model of the person. */
export const profileRule = z.object({
  name: userNameRule,
  email: userEmailRule,
  notify: z.boolean(),
  time_zone: z.string().check(z.minLength(1), z.maxLength(64)),
});

/** Page access: ids of features. */
const featureIds = z.array(rowId).check(z.maxLength(100));

export const {
  list: listUsers,
  create: createUser,
  update: updateUser,
  remove: deleteUser,
} = recordEndpoints({
  kind: 'user',
  many: 'users',
  record: userSchema,
  rule: userRule,
  features: ['user-admin'],
  answers: { read: 'members-with-feature', write: 'members-with-feature' },
  list: {
    summary: 'The users of the organisation acted for.',
    policy: withFeature('user-admin', activeOrganisation('uuid')),
    data: z.object({ users: z.array(userSchema) }),
  },
  create: {
    path: 'users',
    summary: 'Creates a user of the organisation acted for and sends the welcome mail.',
    policy: withFeature('user-admin', signedIn),
    answers: 'signed-in-with-feature',
    body: z.extend(userRule, {
      /** The active organisation; another one is rejected. */
      organisation: z.optional(uuid),
      features: z.optional(featureIds),
    }),
  },
  /**
   * Two write models at one address: for the caller it takes the fields of the profile, for others those of the
   * administration. A field of the other model has no effect.
   */
  update: {
    summary:
      'Changes oneself, or with the feature user-admin another user of the organisation. Another address or role of somebody else requires every feature that they hold.',
    policy: ownedRecord('user', 'uuid'),
    answers: 'members',
    body: z.object({
      name: userNameRule,
      email: userEmailRule,
      /** One’s own password, for another address of oneself where the sign-in is older than five minutes. */
      current: z.optional(z.string().check(z.maxLength(1024))),
      notify: z.optional(z.boolean()),
      time_zone: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
      role: z.optional(roleRule),
      features: z.optional(featureIds),
      revision: baseRevision,
    }),
  },
  remove: { summary: 'Deletes another user of the organisation; their sessions end at once.' },
});

export const sendWelcome = endpoint({
  name: 'sendWelcome',
  method: 'GET',
  path: 'users/{uuid}/notify/welcome',
  summary: 'Sends the welcome mail again. Never prefetched, cached or repeated.',
  policy: withFeature('user-admin', ownedRecord('user', 'uuid')),
  answers: 'members-with-feature',
  data: noData,
});

/** The same by a method that no prefetch uses. */
export const sendWelcomeByPost = endpoint({
  name: 'sendWelcomeByPost',
  method: 'POST',
  path: 'users/{uuid}/notify/welcome',
  summary: 'Sends the welcome mail again.',
  policy: withFeature('user-admin', ownedRecord('user', 'uuid')),
  answers: 'members-with-feature',
  data: noData,
  addition: true,
});

export const uploadAvatar = endpoint({
  name: 'uploadAvatar',
  method: 'POST',
  path: 'users/{uuid}/avatar',
  summary: 'Makes a PNG, JPEG or WebP picture one’s own avatar.',
  policy: oneself('uuid'),
  answers: 'members',
  upload: { field: 'image', limit: PICTURE_LIMIT },
  quota: { of: 'own' },
  data: z.object({ avatar: z.string() }),
});

export const removeAvatar = endpoint({
  name: 'removeAvatar',
  method: 'DELETE',
  path: 'users/{uuid}/avatar',
  summary: 'Removes one’s own avatar; the initials replace it.',
  policy: oneself('uuid'),
  answers: 'members',
  data: noData,
  addition: true,
});

export const listTimeZones = endpoint({
  name: 'listTimeZones',
  method: 'GET',
  path: 'timezones',
  summary: 'All time zones, from label to value.',
  policy: signedIn,
  answers: 'signed-in',
  data: z.record(z.string(), z.string()),
});
