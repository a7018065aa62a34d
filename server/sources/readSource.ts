import type { Feed } from '@/contract/imports/integrations';
import { feedFaultText } from '@/contract/texts/feedFaultText';
import { FeedError, type Mapping } from '@/model/sources/feed';
import type { FeedSample } from '@/model/sources/sampleFeed';
import type { FeedReading, SourceReading } from '@/model/sources/sourceRow';
import type { OutboundClient } from '../http/outbound/outboundClient';
import { OutboundError } from '../http/outbound/outboundError';
import type { FeedReader } from './feedReader';
import { SourceError } from './sourceError';

export interface ReadingOptions {
  readonly outbound: OutboundClient;
  readonly readFeed: FeedReader;
  /** Aborts the request; the reading then rejects with the reason of the signal. */
  readonly signal: AbortSignal;
  /** Id of the organisation: one with a slow feed does not take the turns of the others. */
  readonly owner: number;
}

/**
 * Requests the feed of an integration and reads its rows. Header values must be there: a stored integration is opened
 * first (server/repositories/imports/integrations.ts).
 * @throws SourceError, or BusyError when too many feeds wait
 */
export const readSource = (integration: Feed, options: ReadingOptions): Promise<SourceReading> =>
  ofSource(async () => {
    const body = await requested(integration, options);
    return withTexts(await options.readFeed(body, integration, options.owner));
  });

/** The beginning of a feed, and its rows where it is known which field has their ids. */
export interface SourceSample {
  readonly sample: FeedSample;
  /** The fields that were chosen, and likely ones. */
  readonly mapping: Mapping;
  /** Null without ids; a text where the rows cannot be read. */
  readonly reading: SourceReading | string | null;
}

/** Requests a feed once, as `readSource` does. @param guesses whether fields without a place get the likely one */
export const sampleSource = (integration: Feed, options: ReadingOptions, guesses: boolean): Promise<SourceSample> =>
  ofSource(async () => {
    const { owner, readFeed } = options;
    const body = await requested(integration, options);
    // The thread takes the memory of what it reads.
    const sample = await readFeed.sample(body.slice(), integration, owner);
    const chosen = Object.entries(integration.config.mapping).filter(([, place]) => place.trim() !== '');
    const mapping: Mapping = { ...(guesses && sample.mapping), ...Object.fromEntries(chosen) };
    if ((mapping.external_id ?? '') === '') return { sample, mapping, reading: null };
    try {
      return {
        sample,
        mapping,
        reading: withTexts(await readFeed(body, configured(integration, sample, mapping), owner)),
      };
    } catch (error) {
      if (error instanceof FeedError) return { sample, mapping, reading: feedFaultText(error.fault) };
      throw error;
    }
  });

const configured = (feed: Feed, { found }: FeedSample, mapping: Mapping): Feed =>
  feed.type === 'json-feed'
    ? { ...feed, config: { ...feed.config, items_path: found, mapping } }
    : { ...feed, config: { ...feed.config, delimiter: delimiterOf(found) ?? feed.config.delimiter, mapping } };

const delimiterOf = (found: string) => ([',', ';', '\t', '|'] as const).find((one) => one === found);

function requested(integration: Feed, { outbound, signal, owner }: ReadingOptions): Promise<Uint8Array> {
  const { url, headers, timeout } = integration.config;
  const missing = headers.find(({ value }) => value === null);
  if (missing) throw new SourceError('header', `Please enter the value of the header ${missing.name} again.`);
  const pairs = headers.map(({ name, value }) => [name, value ?? ''] as const);
  return outbound.get({ url, headers: pairs, milliseconds: timeout * 1000, owner }, signal);
}

/** Faults of a feed and of its server in words. */
async function ofSource<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
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
