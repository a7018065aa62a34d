import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { activeOrganisation } from './policy';

export const iconSchema = z.object({
  id: z.int(),
  url: z.string(),
  category: z.enum(['personal', 'money', 'services', 'transport', 'custom']),
  name: z.optional(z.string()),
});

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
