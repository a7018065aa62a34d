import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { type Publication, publicationSchema } from '@/contract/locations/projectData';
import { changesBetween } from './publicationChanges';
import type { PublicationTask, PublicationTaskAnswer } from './publicationWork';

/** Packed once and sent often, so it is worth a higher level than an answer that is sent once. */
const LEVEL = 6;

/** Without fields that the schema does not name, which differ in no publication. */
const parse = (json: Uint8Array): Publication => publicationSchema.parse(JSON.parse(new TextDecoder().decode(json)));

function pack(json: Uint8Array): PublicationTaskAnswer {
  const publication = parse(json);
  const floors = publication.project.location.buildings.flatMap((building) => building.floors);
  const bytes = Buffer.from(JSON.stringify({ data: { draft: false, publication }, message: '' }));
  return {
    kind: 'pack',
    etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"`,
    gzip: new Uint8Array(gzipSync(bytes, { level: LEVEL })),
    plans: floors.flatMap(({ uuid, plan }) => (plan === null ? [] : [[uuid, plan] as const])),
  };
}

const task = workerData as PublicationTask;
const answer: PublicationTaskAnswer =
  task.kind === 'pack'
    ? pack(task.publication)
    : { kind: 'compare', changes: changesBetween(task.before && parse(task.before), parse(task.after)) };
// The thread is terminated once it has answered.
parentPort?.postMessage(answer, answer.kind === 'pack' ? [answer.gzip.buffer] : []);
