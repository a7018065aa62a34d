import { randomUUID } from 'node:crypto';
import { arrayBuffer } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import { readWayfinder } from '../builds/wayfinderFiles';
import { writeBuild } from '../builds/writeBuild';
import { inTransaction } from '../database/transaction';
import type { PackedLocation } from '../packedLocation';
import { insertBuild } from '../repositories/publishing/builds';
import {
  listPublicationsWithoutBuild,
  lockPublicationWithoutBuild,
  type PublicationWithoutBuild,
  setBuildOfPublication,
} from '../repositories/publishing/publications';
import { findImage } from '../repositories/uploads/images';
import { isRolledBack } from '../rolledBack';
import { draftFiles } from '../storage/draftFiles';
import { type PackDeps, traceBuild, visitsOf } from './packLocation';
import { type Repeated, repeat } from './repeat';

type Log = Pick<FastifyBaseLogger, 'info' | 'error'>;

const HOUR = 60 * 60_000;

interface OldPublicationDeps extends PackDeps {
  /** Parses a snapshot in a thread: a large one would hold up the calls of the first minutes after an upgrade. */
  readonly unpack: (snapshot: Uint8Array<ArrayBuffer>) => Promise<PackedLocation>;
}

/** Builds what was published before there were builds, at the start, and again each hour where that failed. */
export const startOldPublications = (deps: OldPublicationDeps, log: Log): Repeated =>
  repeat(() => buildOldPublications(deps, log), HOUR, log);

/**
 * Makes a build of each publication that is shown and has none, from its own snapshot: without one a location could not be
 * rolled back before it was published twice more.
 */
export async function buildOldPublications(deps: OldPublicationDeps, log: Log): Promise<void> {
  for (const old of await listPublicationsWithoutBuild(deps.pool))
    try {
      await buildOne(deps, old, log);
    } catch (error) {
      log.error({ err: error, publication: old.id, project: old.projectId }, 'could not build an old publication');
    }
}

async function buildOne(
  { pool, storage, clock, wayfinder, publicUrl, unpack }: OldPublicationDeps,
  old: PublicationWithoutBuild,
  log: Log,
) {
  const { organisationId, projectId, snapshotKey, contentRevision, createdBy } = old;
  const stored = await storage.get(snapshotKey);
  if (!stored) throw new Error(`The snapshot ${snapshotKey} is missing.`);
  const publication = await unpack(new Uint8Array(await arrayBuffer(stored.stream)));
  const { location } = publication.project;
  const now = clock();
  const zip = await writeBuild({
    publication,
    visits: await visitsOf(pool, location.uuid, publicUrl),
    wayfinder: await readWayfinder(wayfinder),
    storage,
    imageFile: async (key) => (await findImage(pool, key))?.fileKey ?? null,
    onFile: async () => {},
  });
  const files = draftFiles(storage, now);
  const content = { organisationId, projectId, snapshotKey, contentRevision };
  let isEnding = false;
  let number: number | null;
  try {
    const { key: zipKey, bytes } = await files.put('builds', zip, { contentType: 'application/zip', ending: '.zip' });
    isEnding = true;
    number = await inTransaction(pool, async (client) => {
      if (!(await lockPublicationWithoutBuild(client, old.id))) return null;
      const build = await insertBuild(client, {
        ...content,
        uuid: randomUUID(),
        zipKey,
        bytes,
        createdBy,
        forDemoUnits: false,
        now,
      });
      await setBuildOfPublication(client, old.id, build.id);
      const description = `Made build ${build.number} of ${location.name} from what is published`;
      await traceBuild(client, { ...content, ...build, location, now }, { userId: null, event: 'built', description });
      return build.number;
    });
  } catch (error) {
    // Where the rows may have been written the file stays; the sweep removes it if not.
    if (!isEnding || isRolledBack(error)) await files.discard();
    throw error;
  }
  if (number === null) await files.discard();
  else log.info({ project: projectId, build: number }, 'built what was published before there were builds');
}
