import type { Feed } from '@/contract/imports/integrations';

type JsonFeed = Extract<Feed, { type: 'json-feed' }>;

/** A JSON feed whose items have an id and a name. */
export const jsonFeedAt = (url: string, config: Partial<JsonFeed['config']> = {}): JsonFeed => ({
  type: 'json-feed',
  config: {
    url,
    headers: [],
    timeout: 30,
    tags: [],
    schedule: { every: 'off', at: '03:00' },
    items_path: '',
    mapping: { external_id: 'id', name: 'name' },
    ...config,
  },
});
