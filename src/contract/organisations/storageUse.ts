import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { inScope, withFeature, withFeatureBelow } from '../policy';

/** Kinds of stored files, as an organisation knows them. */
export const STORAGE_KINDS = [
  'floor-plans',
  'pictures',
  'films',
  'documents',
  'project-files',
  'exports',
  'builds',
] as const;
export type StorageKind = (typeof STORAGE_KINDS)[number];

export const storageUseSchema = z.object({
  /** Bytes that the organisation may have stored. */
  limit: z.number(),
  /** Bytes that it has stored. */
  used: z.number(),
  /** The same by kind, the largest first; kinds without a file are left out. */
  kinds: z.array(z.object({ kind: z.enum(STORAGE_KINDS), bytes: z.number(), files: z.int() })),
});
export type StorageUse = z.infer<typeof storageUseSchema>;

export const readStorageUse = endpoint({
  name: 'readStorageUse',
  method: 'GET',
  path: 'organisations/{uuid}/storage',
  summary: 'Bytes that the organisation has stored, by kind, and how many it may store.',
  policy: withFeatureBelow('reseller', withFeature('organisation-settings', inScope('active-or-below', 'uuid'))),
  answers: 'organisation-editors',
  data: storageUseSchema,
  addition: true,
});
