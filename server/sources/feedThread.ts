import { isUtf8 } from 'node:buffer';
import { parentPort, workerData } from 'node:worker_threads';
import { decodeCsv } from '@/model/content/csv';
import { assertFeed } from '@/model/sources/assertFeed';
import { FeedError, MOST_SOURCE_VALUES } from '@/model/sources/feed';
import { parseCsvFeed } from '@/model/sources/parseCsvFeed';
import { parseJsonFeed } from '@/model/sources/parseJsonFeed';
import { sampleCsvFeed } from '@/model/sources/sampleCsvFeed';
import type { FeedSample } from '@/model/sources/sampleFeed';
import { sampleJsonFeed } from '@/model/sources/sampleJsonFeed';
import type { FeedReading } from '@/model/sources/sourceRow';
import { scanJson } from '../http/bodies/scanJson';
import { type ListPart, splitLists } from '../http/bodies/splitLists';
import type { FeedThreadAnswer, FeedThreadInput } from './feedReader';

/** Parses one feed, or looks at its beginning. Its rows follow in parts, each when the service asks for it. */
const { bytes, feed, task } = workerData as FeedThreadInput;
const send = (answer: FeedThreadAnswer): void => parentPort?.postMessage(answer);

function csvText(): string {
  const text = decodeCsv(bytes);
  if (text === null) throw new FeedError({ code: 'not-text' });
  return text;
}

function jsonText(): string {
  if (!isUtf8(bytes)) throw new FeedError({ code: 'not-utf8' });
  if (scanJson(bytes, MOST_SOURCE_VALUES) !== 'fine') throw new FeedError({ code: 'too-complex' });
  return new TextDecoder().decode(bytes);
}

const parse = (): FeedReading =>
  feed.type === 'csv-feed' ? parseCsvFeed(csvText(), feed.config) : parseJsonFeed(jsonText(), feed.config);
const sample = (): FeedSample =>
  feed.type === 'csv-feed' ? sampleCsvFeed(csvText(), feed.config) : sampleJsonFeed(jsonText(), feed.config);

function sendParts(parts: readonly ListPart[]): void {
  let next = 0;
  parentPort?.on('message', () => {
    const part = parts[next];
    next += 1;
    send(part ? { kind: 'part', part } : { kind: 'end' });
  });
}

try {
  assertFeed(bytes);
  if (task === 'sample') send({ kind: 'sample', sample: sample() });
  else {
    const { rest, parts } = splitLists(parse());
    sendParts(parts);
    send({ kind: 'reading', rest: rest as FeedReading });
  }
} catch (error) {
  if (!(error instanceof FeedError)) throw error;
  send({ kind: 'fault', fault: error.fault });
}
