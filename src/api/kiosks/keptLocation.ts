import * as z from 'zod/mini';
import { type DeviceConfiguration, deviceConfigurationSchema } from '@/contract/kiosks/devices';
import { type Publication, publicationSchema } from '@/contract/locations/projectData';
import { isFilmAddress } from '@/model/content/promotions/film';
import { isStillKept } from '@/model/kiosks/keptFor';
import { mediaOf } from '@/model/kiosks/mediaOf';

/** One cache for each configuration, so that parts of two publications never mix. */
const PREFIX = 'atrium-kiosk-location ';
const FOLDER = '/kiosk/kept';
const PUBLICATION = `${FOLDER}/publication`;
/** Stored last: a cache without it is incomplete. */
const CONFIGURATION = `${FOLDER}/configuration`;
const planOf = (floor: string) => `${FOLDER}/plans/${floor}`;

const keptSchema = z.object({ configuration: deviceConfigurationSchema, confirmed_at: z.string() });

/** Everything that a kiosk needs to show its location without a network. */
export interface KeptLocation {
  readonly configuration: DeviceConfiguration;
  readonly publication: Publication;
}

interface Source {
  readonly readPlan: (floor: string) => Promise<ArrayBuffer>;
  /** Of the newest configuration that the service has. */
  readonly readTag: () => Promise<string>;
  readonly now: () => Date;
}

/**
 * Keeps a location in the browser, in place of the one before once all of it is there. Nothing in it names the key of the kiosk:
 * it is stored by addresses of its own, without the requests. A picture or a film that cannot be had or has no room is left out.
 * @throws Error when an essential part cannot be kept
 */
export async function keepLocation({ configuration, publication }: KeptLocation, source: Source): Promise<void> {
  if (!('caches' in globalThis)) return;
  const name = `${PREFIX}${configuration.tag}`;
  const cache = await caches.open(name);
  if (!(await cache.match(CONFIGURATION))) {
    await cache.put(PUBLICATION, Response.json(publication));
    for (const { uuid, plan } of publication.project.location.buildings.flatMap(({ floors }) => floors))
      if (plan !== null) await cache.put(planOf(uuid), new Response(await source.readPlan(uuid)));
    // Films last: they are the largest, and the map is complete without them.
    const media = [
      ...mediaOf({ ad: configuration.ad, screensaver: configuration.screensaver }),
      ...mediaOf(publication),
    ];
    const inOrder = [...media.filter((one) => !isFilmAddress(one)), ...media.filter(isFilmAddress)];
    for (const address of new Set(inOrder)) await cache.add(address).catch(() => undefined);
    // The floor plans are of the newest build, which may be another one by now.
    if ((await source.readTag()) !== configuration.tag) {
      await caches.delete(name);
      return;
    }
  }
  await confirm(cache, configuration, source.now());
  for (const one of await keptNames()) if (one !== name) await caches.delete(one);
}

/** The newest complete location that was kept, while it is not too old; null where there is none. */
export async function readKeptLocation(now: Date): Promise<KeptLocation | null> {
  const all = await Promise.all((await keptNames()).map(readKept));
  const complete = all.filter((one) => one !== null && isStillKept(one.confirmedAt, now));
  return complete.sort((a, b) => Number(b?.confirmedAt) - Number(a?.confirmedAt))[0] ?? null;
}

async function readKept(name: string): Promise<(KeptLocation & { readonly confirmedAt: Date }) | null> {
  const cache = await caches.open(name);
  const [kept, publication] = await Promise.all([cache.match(CONFIGURATION), cache.match(PUBLICATION)]);
  if (!kept || !publication) return null;
  const { data } = z.safeParse(keptSchema, await kept.json());
  const read = z.safeParse(publicationSchema, await publication.json());
  if (!data || !read.success) return null;
  return { configuration: data.configuration, publication: read.data, confirmedAt: new Date(data.confirmed_at) };
}

/** The service has answered that this configuration is the newest: it is kept from now on. */
export async function confirmKeptLocation(tag: string, now: Date): Promise<void> {
  const name = `${PREFIX}${tag}`;
  if (!(await keptNames()).includes(name)) return;
  const cache = await caches.open(name);
  const { data } = z.safeParse(keptSchema, await (await cache.match(CONFIGURATION))?.json());
  if (data) await confirm(cache, data.configuration, now);
}

const confirm = (cache: Cache, configuration: DeviceConfiguration, now: Date) =>
  cache.put(CONFIGURATION, Response.json({ configuration, confirmed_at: now.toISOString() }));

/** The kept plan of a floor of this configuration; null where there is none. */
export async function readKeptPlan(tag: string, floor: string): Promise<ArrayBuffer | null> {
  const name = `${PREFIX}${tag}`;
  if (!(await keptNames()).includes(name)) return null;
  return (await (await caches.open(name)).match(planOf(floor)))?.arrayBuffer() ?? null;
}

/** Removes everything that this browser has kept as a kiosk. */
export async function dropKeptLocation(): Promise<void> {
  for (const name of await keptNames()) await caches.delete(name);
}

/** A page that is not opened by https has no caches. */
const keptNames = async () =>
  'caches' in globalThis ? (await caches.keys()).filter((name) => name.startsWith(PREFIX)) : [];
