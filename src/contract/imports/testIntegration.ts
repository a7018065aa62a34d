import * as z from 'zod/mini';
import { noData, uuid } from '../common';
import { endpoint } from '../endpoint';
import { signedIn, withFeature } from '../policy';
import { csvFeed, jsonFeed } from './integrations';

/** `id` is that of a stored integration, whose header values take the place of those that are null. */
const stored = { id: z.optional(uuid) };

export const testIntegration = endpoint({
  name: 'testIntegration',
  method: 'POST',
  path: 'test-integration',
  summary: 'Reads a source once, as an import would, and keeps nothing of it.',
  policy: withFeature('locations', signedIn),
  answers: 'signed-in-with-content',
  body: z.discriminatedUnion('type', [z.extend(jsonFeed, stored), z.extend(csvFeed, stored)]),
  data: noData,
  noContent: true,
});
