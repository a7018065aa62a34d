import type { Feed } from '@/contract/imports/integrations';
import { feedFaultText } from '@/contract/texts/feedFaultText';
import { decodeCsv } from '@/model/content/csv';
import { FeedError } from '@/model/sources/feed';
import { parseCsvFeed } from '@/model/sources/parseCsvFeed';
import { parseJsonFeed } from '@/model/sources/parseJsonFeed';
import type { FeedReading, SourceReading } from '@/model/sources/sourceRow';
import type { OutboundClient } from '../http/outbound/outboundClient';
import { OutboundError } from '../http/outbound/outboundError';
import { SourceError } from './sourceError';

export interface ReadingOptions {
  readonly outbound: OutboundClient;
  /** Aborts the request; the reading then rejects with the reason of the signal. */
  readonly signal: AbortSignal;
  /** Id of the organisation: one with a slow feed does not take the turns of the others. */
  readonly owner: number;
}

/**
 * Requests the feed of an integration and reads its rows. Header values must be there: a stored integration is opened
 * first (server/repositories/imports/integrations.ts).
 * @throws SourceError
 */
export async function readSource(
  integration: Feed,
  { outbound, signal, owner }: ReadingOptions,
): Promise<SourceReading> {
  const { url, headers, timeout } = integration.config;
  const missing = headers.find(({ value }) => value === null);
  if (missing) throw new SourceError('header', `Please enter the value of the header ${missing.name} again.`);
  try {
    const body = await outbound.get(
      {
        url,
        headers: headers.map(({ name, value }) => [name, value ?? '']),
        milliseconds: timeout * 1000,
        owner,
      },
      signal,
    );
    return withTexts(parsed(integration, body));
  } catch (error) {
    if (error instanceof OutboundError) throw new SourceError(error.code, error.message, { cause: error });
    if (error instanceof FeedError)
      throw new SourceError(error.fault.code, feedFaultText(error.fault), { cause: error });
    throw error;
  }
}

const withTexts = ({ rows, errors }: FeedReading): SourceReading => ({
  rows,
  errors: errors.map(({ fault, ...row }) => ({ ...row, message: feedFaultText(fault) })),
});

function parsed(feed: Feed, body: Uint8Array): FeedReading {
  return feed.type === 'csv-feed'
    ? parseCsvFeed(decodeCsv(body), feed.config)
    : parseJsonFeed(decodeJson(body), feed.config);
}

function decodeJson(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch (cause) {
    throw new SourceError('not-utf8', 'The feed is not written in UTF-8. Please export it in UTF-8.', { cause });
  }
}
