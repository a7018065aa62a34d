import type { Publication } from '@/contract/locations/projectData';
import type { PublicationChanges } from '@/contract/publishing/publicationChanges';
import type { PackedJson } from '../../http/packedJson';
import { JsonText } from '../../jsonText';
import type { PackedLocation } from '../../packedLocation';
import { runInThread } from '../../runInThread';

/** JSON in UTF-8. */
type Json = Uint8Array<ArrayBuffer>;

export type PublicationTask =
  | { readonly kind: 'compare'; readonly before: Json | null; readonly after: Json }
  | { readonly kind: 'pack' | 'network' | 'unpack'; readonly publication: Json };

/** An answer that is ready to be sent. */
interface Packed {
  readonly etag: string;
  readonly gzip: Json;
}

export type PublicationTaskAnswer =
  | { readonly kind: 'compare'; readonly changes: PublicationChanges['changes'] }
  | (Packed & { readonly kind: 'network' })
  | {
      readonly kind: 'unpack';
      readonly named: Omit<Publication, 'network'>;
      /** Parts of the JSON of the network, which is long and stays as it is. */
      readonly network: readonly string[];
    }
  | (Packed & { readonly kind: 'pack'; readonly plans: readonly (readonly [floor: string, key: string])[] });

/** A published location, ready to be sent. */
export interface PackedPublication {
  readonly packed: PackedJson;
  /** Keys of the floor plans by floor. */
  readonly plans: ReadonlyMap<string, string>;
}

/** Parses whole publications, which takes a second for a large one, in threads. */
export interface PublicationWork {
  /** The changes between two publications; `before` is null where there was none. */
  compare(before: Json | null, after: Json): Promise<PublicationChanges['changes']>;
  /** The answer to everybody who looks at the published location. */
  pack(publication: Json): Promise<PackedPublication>;
  /** The answer to whoever asks for the network of a publication alone. */
  network(publication: Json): Promise<PackedJson>;
  /** The publication as a build takes it, its network as JSON. @throws Error where it is none */
  unpack(publication: Json): Promise<PackedLocation>;
}

const TIMEOUT = 30_000;
const HEAP_MEGABYTES = 1_024;

/** `thread` is the URL of the built thread file. */
export function createPublicationWork(thread: URL): PublicationWork {
  const run = (task: PublicationTask, moved: readonly Json[]) =>
    runInThread<PublicationTask, PublicationTaskAnswer>(task, {
      thread,
      timeout: TIMEOUT,
      heap: HEAP_MEGABYTES,
      // Small buffers share their memory with others.
      transfer: moved.flatMap(({ buffer, byteLength }) => (buffer.byteLength === byteLength ? [buffer] : [])),
    });
  const wrong = () => new Error('The thread of publications has answered something else.');
  return {
    compare: async (before, after) => {
      const answer = await run({ kind: 'compare', before, after }, before ? [before, after] : [after]);
      if (answer.kind !== 'compare') throw wrong();
      return answer.changes;
    },
    pack: async (publication) => {
      const answer = await run({ kind: 'pack', publication }, [publication]);
      if (answer.kind !== 'pack') throw wrong();
      return { packed: packedOf(answer), plans: new Map(answer.plans) };
    },
    network: async (publication) => {
      const answer = await run({ kind: 'network', publication }, [publication]);
      if (answer.kind !== 'network') throw wrong();
      return packedOf(answer);
    },
    unpack: async (publication) => {
      const answer = await run({ kind: 'unpack', publication }, [publication]);
      if (answer.kind !== 'unpack') throw wrong();
      return { ...answer.named, network: new JsonText(answer.network) };
    },
  };
}

const packedOf = ({ etag, gzip: { buffer, byteOffset, byteLength } }: Packed): PackedJson => ({
  etag,
  gzip: Buffer.from(buffer, byteOffset, byteLength),
});
