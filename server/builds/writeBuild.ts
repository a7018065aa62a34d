import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { cutText } from '@/model/text/cutText';
import type { PackedLocation } from '../packedLocation';
import type { Storage } from '../storage/storage';
import { stringifyInSlices } from '../stringifyInSlices';
import { type BuildVisits, buildContent } from './buildContent';
import type { WayfinderFile } from './wayfinderFiles';

/** Where the service worker of the wayfinder expects the list of all files. */
const FILE_LIST = 'self.__WB_MANIFEST';
/** Digits of a hash that tell two versions of a file apart. */
const REVISION = 16;

export interface BuildParts {
  readonly publication: PackedLocation;
  /** Null where its visits are not counted. */
  readonly visits: BuildVisits | null;
  readonly wayfinder: readonly WayfinderFile[];
  readonly storage: Storage;
  /** Key in the storage of a picture; null when it is gone. */
  readonly imageFile: (imageKey: string) => Promise<string | null>;
  /** Called before each stored file, with its number and how many there are. */
  readonly onFile: (at: number, count: number) => Promise<void>;
}

/**
 * Packs a complete static wayfinder: unpacked into any folder of any static server it shows the location, and after the
 * first visit also without the server.
 * @returns the zip archive, which is read while the files are; its stream fails when a stored file is missing
 */
export async function writeBuild({
  publication,
  visits,
  wayfinder,
  storage,
  imageFile,
  onFile,
}: BuildParts): Promise<Readable> {
  const content = buildContent(publication, visits);
  const images = await Promise.all(
    content.images.map(async ({ path, imageKey }) => ({ path, key: await imageFile(imageKey) })),
  );
  const stored = [...content.plans, ...images.flatMap(({ path, key }) => (key === null ? [] : [{ path, key }]))];
  const zip = new ZipFile();
  const options = { mtime: new Date(publication.published_at) };
  const files: { url: string; revision: string }[] = [];
  const add = (path: string, bytes: Buffer) => {
    files.push({ url: path, revision: hashOf(bytes) });
    // As a stream: the checksum of a large file would hold up other calls.
    if (bytes.length > CHUNK)
      zip.addReadStreamLazy(path, options, (take) => take(null, Readable.from(chunksOf(bytes))));
    else zip.addBuffer(bytes, path, options);
  };
  add('data/publication.json', await stringifyInSlices(content.publication));
  add('manifest.webmanifest', Buffer.from(JSON.stringify(webManifest(publication))));
  const icons = new Set(content.icons);
  for (const { path, bytes } of wayfinder)
    if (path !== 'sw.js' && (!path.startsWith('icons/') || icons.has(path)))
      add(path, path === 'index.html' ? pageOf(bytes, visits) : bytes);
  for (const [at, { path, key }] of stored.entries()) {
    await onFile(at, stored.length);
    files.push({ url: path, revision: await hashOfStored(storage, key) });
    zip.addReadStreamLazy(path, options, (take) => {
      storage.get(key).then(
        (file) => (file ? take(null, file.stream) : take(missing(path), Readable.from([]))),
        (error: unknown) => take(error, Readable.from([])),
      );
    });
  }
  zip.addBuffer(serviceWorker(wayfinder, files), 'sw.js', options);
  zip.addBuffer(Buffer.from(README), 'README.txt', options);
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  zip.on('error', (error: Error) => output.destroy(error));
  zip.end();
  return output;
}

/** Bytes of a large file that are packed at a time. */
const CHUNK = 256 * 1024;

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
}

/** The beginning of the policy in the wayfinder's page. */
const POLICY = "default-src 'self';";

/** The page of the build, whose policy lets it send its visits. */
function pageOf(page: Buffer, visits: BuildVisits | null): Buffer {
  if (visits === null) return page;
  const { origin } = new URL(visits.address);
  return Buffer.from(page.toString('utf8').replace(POLICY, () => `${POLICY} connect-src 'self' ${origin};`));
}

const missing = (path: string) => new Error(`${path} of the build is not stored.`);
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, REVISION);

async function hashOfStored(storage: Storage, key: string): Promise<string> {
  const file = await storage.get(key);
  if (!file) throw missing(key);
  const hash = createHash('sha256');
  for await (const chunk of file.stream) hash.update(chunk as Buffer);
  return hash.digest('hex').slice(0, REVISION);
}

/** The service worker with the list of all files, so that it stores them at the first visit. */
function serviceWorker(wayfinder: readonly WayfinderFile[], files: readonly object[]): Buffer {
  const script = wayfinder.find(({ path }) => path === 'sw.js')?.bytes.toString('utf8') ?? '';
  if (!script.includes(FILE_LIST)) throw new Error(`sw.js of the wayfinder has no ${FILE_LIST}.`);
  return Buffer.from(script.replace(FILE_LIST, () => JSON.stringify(files)));
}

const webManifest = ({ organisation, project }: PackedLocation) => ({
  name: project.location.name,
  short_name: cutText(project.location.name, 30),
  start_url: './',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: organisation.color,
});

const README = `This folder is a complete map: directory, search, floors and routes.

Copy it to any web server, at any path, for instance:

  npx serve .

It needs no other service; where the location has an access key, it sends its visits to the one that built it, and works as
well where that is not reached. Over https (or on localhost) it also works without the server after the first visit. A kiosk
opens it with its number: index.html?kiosk=1
`;
