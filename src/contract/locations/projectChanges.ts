import * as z from 'zod/mini';
import { baseRevision, MAX_INTEGER, moment } from '../common';
import { endpoint } from '../endpoint';
import { ownedRecord, staffOnly, withFeature } from '../policy';
import { projectDetailsSchema, projectSettingsSchema, screensaverSchema } from './projectDetails';
import { configPairSchema, configRule, projectChangeRule } from './projectSettings';

export const updateProject = endpoint({
  name: 'updateProject',
  method: 'PUT',
  path: 'projects/{uuid}',
  summary: 'Changes a location and its settings; what is absent stays.',
  policy: withFeature('locations', ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  body: z.extend(projectChangeRule, { revision: baseRevision }),
  data: projectDetailsSchema,
});

export const readProjectSettings = endpoint({
  name: 'readProjectSettings',
  method: 'GET',
  path: 'projects/{uuid}/settings',
  summary: 'The settings of a location, with the revision of the location that they are of.',
  policy: ownedRecord('project', 'uuid'),
  answers: 'members',
  data: z.extend(projectSettingsSchema, { revision: z.optional(z.int()) }),
});

/** The two map services that read published locations. */
const integrationToggle = <const Name extends 'apple' | 'google'>(name: Name, call: string) =>
  endpoint({
    name: call,
    method: 'PUT',
    path: `projects/{uuid}/${name}-maps-integration`,
    summary: `Turns the ${name === 'apple' ? 'Apple' : 'Google'} Maps integration of a location on or off.`,
    policy: withFeature('locations', ownedRecord('project', 'uuid')),
    answers: 'members-with-content',
    body: z.object({ enabled: z.boolean(), revision: baseRevision }),
    data: projectDetailsSchema,
  });
export const toggleAppleMaps = integrationToggle('apple', 'toggleAppleMaps');
export const toggleGoogleMaps = integrationToggle('google', 'toggleGoogleMaps');

const projectVersionSchema = z.object({
  id: z.int(),
  version: z.string(),
  /** It is the newest release that is for everybody. */
  current_release: z.boolean(),
  created_at: moment,
});

export const listProjectVersions = endpoint({
  name: 'listProjectVersions',
  method: 'GET',
  path: 'projects/{uuid}/versions',
  summary: 'The released versions of the wayfinder that a location may run, the newest release first.',
  policy: ownedRecord('project', 'uuid'),
  answers: 'members',
  data: z.array(projectVersionSchema),
});

export const readScreensaverSettings = endpoint({
  name: 'readScreensaverSettings',
  method: 'GET',
  path: 'projects/{uuid}/screensaversettings/{skinId}',
  summary: 'The screensavers of a location. They are the same for every skin.',
  policy: withFeature('locations', ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  data: z.object({ portrait: screensaverSchema, landscape: screensaverSchema }),
});

export const readConfig = endpoint({
  name: 'readConfig',
  method: 'GET',
  path: 'projects/{uuid}/usd-configs',
  summary: 'The internal configuration of a location, of one version or of all.',
  policy: staffOnly(ownedRecord('project', 'uuid')),
  answers: 'staff-members',
  query: z.object({ version: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAX_INTEGER))) }),
  data: z.object({ usd_config: z.array(configPairSchema), revision: z.optional(z.int()) }),
});

export const saveConfig = endpoint({
  name: 'saveConfig',
  method: 'POST',
  path: 'projects/{uuid}/usd-configs',
  summary: 'Replaces the internal configuration of a location.',
  policy: staffOnly(ownedRecord('project', 'uuid')),
  answers: 'staff-members',
  body: z.extend(configRule, { revision: baseRevision }),
  data: z.object({ usd_config: z.array(configPairSchema), revision: z.optional(z.int()) }),
});
