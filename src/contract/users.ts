import { z } from 'zod';
import { colour, flag, moment, uuid } from './common';
import { endpoint } from './endpoint';
import { owns } from './policy';

export const roleSchema = z.object({
  id: z.int(),
  name: z.string(),
  display_name: z.string(),
  description: z.string(),
});

/** The organisation as it travels inside a user and at the head of the console. */
export const ownOrganisationSchema = z.object({
  uuid,
  id: z.int().optional(),
  name: z.string(),
  color: colour,
  logo: z.string().nullable(),
  reseller: flag,
  features: z.array(z.object({ id: z.int(), name: z.string().optional() })),
  all_roles: z.array(roleSchema).optional(),
  /** Provider staff belong to it. */
  is_provider: z.boolean().optional(),
});
export type OwnOrganisation = z.infer<typeof ownOrganisationSchema>;

export const userSchema = z.object({
  uuid,
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  notify: z.boolean(),
  time_zone: z.string(),
  roles: z.array(roleSchema),
  features: z.array(z.int()),
  organisation: ownOrganisationSchema,
  organisation_id: z.int().optional(),
  TFA: flag,
  created_at: moment.optional(),
  revision: z.int().optional(),
});
export type User = z.infer<typeof userSchema>;

export const readUser = endpoint({
  name: 'readUser',
  method: 'GET',
  path: 'users/{id}',
  summary: 'A user of the organisation, or oneself.',
  policy: owns('user', 'id'),
  data: userSchema,
});
