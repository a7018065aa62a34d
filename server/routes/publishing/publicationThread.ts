import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { type Publication, publicationSchema } from '@/contract/locations/projectData';
import { changesBetween } from './publicationChanges';
import type { PublicationTask, PublicationTaskAnswer } from './publicationWork';

/** Packed once and sent often, so it is worth a higher level than an answer that is sent once. */
const LEVEL = 6;
const LEVEL_OF_ONE = 1;

/** Without fields that the schema does not name, which differ in no publication. */
const parse = (json: Uint8Array): Publication => publicationSchema.parse(JSON.parse(new TextDecoder().decode(json)));

function pack(json: Uint8Array): PublicationTaskAnswer {
  const publication = parse(json);
  const floors = publication.project.location.buildings.flatMap((building) => building.floors);
  return {
    kind: 'pack',
    ...packedOf({ draft: false, publication }, LEVEL),
    plans: floors.flatMap(({ uuid, plan }) => (plan === null ? [] : [[uuid, plan] as const])),
  };
}

/** The snapshot is checked for its network alone: the rest of it is large and not asked for. */
function network(json: Uint8Array): PublicationTaskAnswer {
  const { network: stored } = JSON.parse(new TextDecoder().decode(json)) as { network: unknown };
  return { kind: 'network', ...packedOf(publicationSchema.shape.network.parse(stored), LEVEL_OF_ONE) };
}

/** Characters of a part of a long JSON text. */
const PART = 256 * 1024;
const isSecondHalf = (code: number) => code >= 0xdc00 && code <= 0xdfff;

/** The text in parts, none of which begins with the second half of a character. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length; ) {
    const end = from + PART;
    const to = isSecondHalf(text.charCodeAt(end)) ? end - 1 : end;
    parts.push(text.slice(from, to));
    from = to;
  }
  return parts;
}

function unpack(json: Uint8Array): PublicationTaskAnswer {
  const { network: parsed, ...named } = parse(json);
  return { kind: 'unpack', named, network: partsOf(JSON.stringify(parsed)) };
}

/** An answer as `sendJson` would send it. */
function packedOf(data: object, level: number): { etag: string; gzip: Uint8Array<ArrayBuffer> } {
  const bytes = Buffer.from(JSON.stringify({ data, message: '' }));
  return {
    etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"`,
    gzip: new Uint8Array(gzipSync(bytes, { level })),
  };
}

const answers = { pack, network, unpack };
const task = workerData as PublicationTask;
const answer: PublicationTaskAnswer =
  task.kind === 'compare'
    ? { kind: 'compare', changes: changesBetween(task.before && parse(task.before), parse(task.after)) }
    : answers[task.kind](task.publication);
// The thread is terminated once it has answered.
parentPort?.postMessage(answer, 'gzip' in answer ? [answer.gzip.buffer] : []);
