import type { Pool } from 'pg';
import { PICTURE_LIMIT } from '@/contract/common';
import { fetchedSuffix, ownPicture } from '@/model/importing/places/logoAddress';
import { InvalidError } from '../../errors';
import type { OutboundClient } from '../../http/outbound/outboundClient';
import { OutboundError, type OutboundProblem } from '../../http/outbound/outboundError';
import { overQuotaText } from '../../overQuotaText';
import { isImageOf } from '../../repositories/uploads/images';
import { countStoredBytes } from '../../repositories/uploads/storedBytes';
import { serviceText } from '../../texts';
import { logoProblemText } from './logoProblemText';

/** A picture whose file is stored; its row is yet to be written. */
interface StoredPicture {
  readonly key: string;
  readonly fileKey: string;
  readonly contentType: string;
  readonly url: string;
  readonly bytes: number;
}

/** The picture at an address: in Atrium, with its file where its row is yet to be written; or why there is none. */
export type FetchedLogo =
  | { readonly url: string; readonly picture: StoredPicture | null }
  /** In words. */
  | { readonly problem: string };

/** The logos of one run of an import. */
export interface LogosOfRun {
  /**
   * The pictures at these addresses, stored as uploaded ones are. One that fails has the reason, and is not asked for again
   * in the run. @param between is awaited before each picture, and may throw to stop
   */
  fetch(addresses: readonly string[], between: () => Promise<void>): Promise<ReadonlyMap<string, FetchedLogo>>;
}

/** Begins a run for the organisation with this id. */
export type LogoFetcher = (organisationId: number) => LogosOfRun;

interface LogoDeps {
  readonly pool: Pool;
  readonly outbound: OutboundClient;
  /** Stores a picture as an uploaded logo is, under a key with this end. @throws InvalidError for any other file */
  readonly store: (picture: Uint8Array, keySuffix: string) => Promise<StoredPicture>;
  /** The most bytes that an organisation may have stored. */
  readonly quota: number;
}

/** As many as the outbound client lets one organisation have. */
const AT_A_TIME = 2;
/** Milliseconds for one picture. */
const TIMEOUT = 10_000;
/** A server that fails so often in a row is not asked again: thousands of rows would wait for it. */
const MOST_FAILURES = 3;
const FAULTS_OF_SERVERS: ReadonlySet<OutboundProblem> = new Set([
  'no-connection',
  'certificate',
  'too-slow',
  'ask-later',
  'faulty',
  'broken',
]);

/** Fetches logos by the outbound client, whose guard against addresses of the own network they pass. */
export const createLogoFetcher =
  (deps: LogoDeps): LogoFetcher =>
  (organisationId) => {
    const fetched = new Map<string, FetchedLogo>();
    /** By host: how often it has failed in a row, and why the last time. */
    const failures = new Map<string, { readonly count: number; readonly problem: string }>();
    const fetchOne = async (address: string, pending: number): Promise<FetchedLogo> => {
      const own = ownPicture(address);
      if (own !== null && (await isImageOf(deps.pool, organisationId, own))) return { url: own, picture: null };
      const host = URL.canParse(address) ? new URL(address).host : '';
      const before = failures.get(host);
      if (before && before.count >= MOST_FAILURES) return { problem: before.problem };
      try {
        const picture = await stored(deps, { organisationId, address, pending });
        failures.delete(host);
        return 'url' in picture ? { url: picture.url, picture } : picture;
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error;
        const problem = logoProblemText(error.code);
        if (FAULTS_OF_SERVERS.has(error.code))
          failures.set(host, { count: (failures.get(host)?.count ?? 0) + 1, problem });
        return { problem };
      }
    };
    return {
      fetch: async (addresses, between) => {
        const waiting = [...new Set(addresses)].filter((address) => !fetched.has(address));
        let pending = 0;
        const work = async () => {
          for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
            await between();
            const logo = await fetchOne(address, pending);
            if ('picture' in logo) pending += logo.picture?.bytes ?? 0;
            fetched.set(address, logo);
          }
        };
        await Promise.all(Array.from({ length: AT_A_TIME }, work));
        return fetched;
      },
    };
  };

/** @param pending bytes of pictures whose rows are yet to be written */
async function stored(
  { pool, outbound, store, quota }: LogoDeps,
  { organisationId, address, pending }: { organisationId: number; address: string; pending: number },
): Promise<StoredPicture | { readonly problem: string }> {
  const request = { url: address, headers: [], milliseconds: TIMEOUT, owner: organisationId };
  const bytes = await outbound.get(request, new AbortController().signal);
  if (bytes.length > PICTURE_LIMIT) return { problem: logoProblemText('too-large') };
  if ((await countStoredBytes(pool, organisationId)) + pending + bytes.length > quota)
    return { problem: overQuotaText(quota) };
  try {
    return await store(bytes, fetchedSuffix(address));
  } catch (error) {
    if (error instanceof InvalidError) return { problem: serviceText('logo.notPicture') };
    throw error;
  }
}
