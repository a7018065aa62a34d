import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { ownedRecord } from '../policy';

const flag = z.union([z.literal(0), z.literal(1)]);

export const roleSchema = z.object({
  id: z.int(),
  name: z.string(),
  display_name: z.string(),
  description: z.string(),
});

/** The organisation inside of a user and at the head of the console. */
export const ownOrganisationSchema = z.object({
  uuid: z.uuid(),
  id: z.optional(z.int()),
  name: z.string(),
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
  logo: z.nullable(z.string()),
  reseller: flag,
  features: z.array(z.object({ id: z.int(), name: z.optional(z.string()) })),
  all_roles: z.optional(z.array(roleSchema)),
  /** It is the organisation of provider staff. */
  is_provider: z.optional(z.boolean()),
});
export type OwnOrganisation = z.infer<typeof ownOrganisationSchema>;

export const userSchema = z.object({
  uuid: z.uuid(),
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  notify: z.boolean(),
  time_zone: z.string(),
  roles: z.array(roleSchema),
  features: z.array(z.int()),
  organisation: ownOrganisationSchema,
  organisation_id: z.optional(z.int()),
  TFA: flag,
  created_at: z.optional(z.iso.datetime({ offset: true })),
  /** The account has been used: somebody has signed in or set its password. */
  is_used: z.optional(z.boolean()),
  revision: z.optional(z.int()),
});
export type User = z.infer<typeof userSchema>;

/** The fields of a colleague that everybody of an organisation may read. */
export const colleagueSchema = z.strictObject({
  uuid: z.uuid(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  time_zone: z.string(),
});
export type Colleague = z.infer<typeof colleagueSchema>;

/** Whether the answer is the whole record: of oneself, or read with the feature user-admin. */
export const isWholeUser = (person: User | Colleague): person is User => 'email' in person;

export const readUser = endpoint({
  name: 'readUser',
  method: 'GET',
  path: 'users/{id}',
  summary:
    'Oneself, or a user of the organisation: whole with the feature user-admin, otherwise name, picture and time zone.',
  policy: ownedRecord('user', 'id'),
  answers: 'members',
  data: z.union([userSchema, colleagueSchema]),
});
