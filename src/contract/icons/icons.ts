import * as z from 'zod/mini';
import { noData } from '../common';
import { endpoint } from '../endpoint';
import { activeOrganisation, ownedRecord, withAnyFeature } from '../policy';

/** A record that has an icon. */
const iconUseSchema = z.object({ kind: z.enum(['category', 'amenity']), name: z.string() });
export type IconUse = z.infer<typeof iconUseSchema>;

export const iconSchema = z.object({
  id: z.int(),
  url: z.string(),
  category: z.enum(['personal', 'money', 'services', 'transport', 'custom']),
  name: z.optional(z.string()),
  /** Of an icon of the organisation. */
  used_by: z.optional(z.array(iconUseSchema)),
});
export type WireIcon = z.infer<typeof iconSchema>;

export const listIcons = endpoint({
  name: 'listIcons',
  method: 'GET',
  path: 'organisations/{uuid}/icons',
  summary: 'The icons that an organisation can choose from; the address of each is `host` followed by its `url`.',
  policy: activeOrganisation('uuid'),
  answers: 'members',
  data: z.object({
    host: z.string(),
    /** The standard icons. */
    global: z.array(iconSchema),
    /** The organisation's own. */
    organisation: z.optional(z.array(iconSchema)),
  }),
});

/** Icons that an organisation may have of its own. */
export const MOST_ICONS = 500;
/** Files of one upload; more are sent in several. */
export const MOST_ICONS_AT_ONCE = 20;

export const uploadIcons = endpoint({
  name: 'uploadIcons',
  method: 'POST',
  path: 'organisations/{uuid}/icons',
  summary: 'Adds PNG files to the icons of an organisation, all or none; errors are keyed `files[0]` and so on.',
  policy: withAnyFeature(['categories', 'amenities'], activeOrganisation('uuid')),
  answers: 'members-with-content',
  upload: { field: 'files[]', aliases: ['files'], limit: 5 * 1024 * 1024, most: MOST_ICONS_AT_ONCE },
  data: z.array(iconSchema),
});

export const deleteIcon = endpoint({
  name: 'deleteIcon',
  method: 'DELETE',
  path: 'icons/{id}',
  summary: 'Deletes an icon of the active organisation that no category and no amenity has.',
  policy: withAnyFeature(['categories', 'amenities'], ownedRecord('icon', 'id')),
  answers: 'members-with-content',
  data: noData,
});
