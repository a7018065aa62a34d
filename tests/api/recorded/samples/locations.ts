import { advertisingCalls, advertisingQuery } from '@/api/advertising/advertising';
import { amenitiesQuery, amenityCalls } from '@/api/amenities/amenities';
import { categoriesQuery, categoryCalls } from '@/api/categories/categories';
import { cancelExport, exportsQuery, requestExport } from '@/api/exports/exports';
import { accessKeyCalls, accessKeysQuery, generateAccessKey, toKeyRecord } from '@/api/locations/accessKeys';
import { sendConfirmation } from '@/api/locations/confirmations';
import { projectQuery } from '@/api/locations/project';
import {
  boundingCalls,
  brokenMeshesQuery,
  configCalls,
  configQuery,
  projectDetailsCalls,
  projectSettingsQuery,
  projectVersionsQuery,
  screensaversQuery,
  toggleMaps,
  toProjectChange,
} from '@/api/locations/projectDetails';
import { projectFileCalls, projectFilesQuery, sendProjectFile } from '@/api/locations/projectFiles';
import { projectLogQuery } from '@/api/locations/projectLog';
import { projectCalls, projectsQuery, requestPublish } from '@/api/locations/projects';
import { adRule } from '@/contract/advertising/ad';
import { amenityRule } from '@/contract/amenities/amenities';
import { categoryRule } from '@/contract/categories/categories';
import { accessKeyRule, accessKeySchema } from '@/contract/locations/accessKeys';
import { bodyOf, recordSamples, type Samples, signal } from '../support/sample';

const FLAT = { name: 'Mall', timezone: 'Europe/London' } as const;

export const locationSamples: Samples = {
  'advertising/advertising advertisingQuery': ({ query }) => query(advertisingQuery('O')),
  ...recordSamples('advertising/advertising advertisingCalls', advertisingCalls('O'), { update: bodyOf(adRule) }),
  'amenities/amenities amenitiesQuery': ({ query }) => query(amenitiesQuery('O')),
  ...recordSamples('amenities/amenities amenityCalls', amenityCalls('O'), {
    create: bodyOf(amenityRule),
    update: bodyOf(amenityRule),
    remove: '7',
  }),
  'categories/categories categoriesQuery': async ({ query }) => {
    await categoryCalls('O').remove?.('7');
    return query(categoriesQuery('O'));
  },
  'categories/categories categoriesQuery again': async ({ query, client }) => {
    await categoryCalls('O').remove?.('7');
    await query(categoriesQuery('O'));
    client.clear();
    return query(categoriesQuery('O'));
  },
  'categories/categories categoriesQuery after a change': async ({ query, client }) => {
    await query(categoriesQuery('O'));
    await categoryCalls('O').create?.(bodyOf(categoryRule));
    client.clear();
    return query(categoriesQuery('O'));
  },
  ...recordSamples('categories/categories categoryCalls', categoryCalls('O'), {
    create: bodyOf(categoryRule),
    update: bodyOf(categoryRule),
    remove: ['7', '8'],
  }),
  'exports/exports exportsQuery': ({ query }) => query(exportsQuery('P')),
  'exports/exports requestExport for Apple': ({ mutate }) => mutate(requestExport('P'), 'apple'),
  'exports/exports requestExport for Google': ({ mutate }) => mutate(requestExport('P'), 'google'),
  'exports/exports requestExport for IMDF': ({ mutate }) => mutate(requestExport('P'), 'imdf'),
  'exports/exports cancelExport': ({ mutate }) => mutate(cancelExport('P'), 'J'),
  'locations/accessKeys accessKeysQuery': ({ query }) => query(accessKeysQuery('P')),
  'locations/accessKeys generateAccessKey': ({ mutate }) => mutate(generateAccessKey('P'), undefined),
  'locations/accessKeys toKeyRecord': () => toKeyRecord(bodyOf(accessKeySchema)),
  ...recordSamples('locations/accessKeys accessKeyCalls', accessKeyCalls('P'), {
    update: bodyOf(accessKeyRule),
    remove: 'K',
  }),
  'locations/confirmations sendConfirmation': () => sendConfirmation('T', signal),
  'locations/project projectQuery': ({ query }) => query(projectQuery('P')),
  'locations/projectDetails projectSettingsQuery': ({ query }) => query(projectSettingsQuery('P')),
  'locations/projectDetails brokenMeshesQuery': ({ query }) => query(brokenMeshesQuery('P')),
  'locations/projectDetails projectVersionsQuery': ({ query }) => query(projectVersionsQuery('P')),
  'locations/projectDetails screensaversQuery': ({ query }) => query(screensaversQuery('P', 3)),
  'locations/projectDetails screensaversQuery without a skin': ({ query }) => query(screensaversQuery('P', null)),
  'locations/projectDetails toggleMaps on': ({ mutate }) =>
    mutate(toggleMaps('P'), { name: 'apple', enabled: true, revision: 5 }),
  'locations/projectDetails toggleMaps off': ({ mutate }) =>
    mutate(toggleMaps('P'), { name: 'google', enabled: false, revision: undefined }),
  'locations/projectDetails toProjectChange': () => [toProjectChange(FLAT), toProjectChange({ name: 'Mall' })],
  ...recordSamples('locations/projectDetails projectDetailsCalls', projectDetailsCalls('P'), { update: FLAT }),
  ...recordSamples('locations/projectDetails boundingCalls', boundingCalls('P'), { update: FLAT }),
  'locations/projectDetails configQuery': ({ query }) => query(configQuery('P')),
  ...recordSamples('locations/projectDetails configCalls', configCalls('P'), {
    update: { usd_config: [{ key: 'a', value: 'b' }] },
  }),
  'locations/projectFiles projectFilesQuery': ({ query }) => query(projectFilesQuery('P', 'plans')),
  'locations/projectFiles sendProjectFile': ({ log }) =>
    sendProjectFile('P', 'plans', {
      file: new File(['four'], 'a.txt'),
      signal,
      onProgress: (share) => log.push(`progress ${share}`),
    }),
  ...recordSamples('locations/projectFiles projectFileCalls', projectFileCalls('P'), { remove: 'plans/a.txt' }),
  'locations/projectLog projectLogQuery': async ({ client }) => {
    const options = { ...projectLogQuery('P'), pages: 2 };
    const { pages, pageParams } = await client.fetchInfiniteQuery(options as never);
    return { pages, pageParams };
  },
  'locations/projectLog projectLogQuery next page': () => {
    const { getNextPageParam: next } = projectLogQuery('P');
    const page = (length: number) => ({ logs: Array.from({ length }, (_, at) => ({ id: 100 - at })) }) as never;
    return [next(page(0), [], null, []), next(page(1), [], null, []), next(page(200), [], null, [])];
  },
  'locations/projects projectsQuery': ({ query }) => query(projectsQuery('O')),
  ...recordSamples('locations/projects projectCalls', projectCalls('O'), {
    create: { name: 'Mall', description: 'By the river' },
    remove: 'P',
  }),
  'locations/projects requestPublish': () => requestPublish('P', false),
  'locations/projects requestPublish for demo units': () => requestPublish('P', true),
};
