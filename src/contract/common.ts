import * as z from 'zod/mini';
import { tidyText } from '@/model/text/tidyText';

/** Schemas of several resources. */
export const uuid = z.uuid();
/** A timestamp on the wire: ISO 8601 in UTC. */
export const moment = z.iso.datetime({ offset: true });
export const flag = z.union([z.literal(0), z.literal(1)]);
/** `#rrggbb` */
export const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
/** A response with a message alone. */
export const noData = z.null();
/** Largest value of a PostgreSQL integer column. */
export const MAX_INTEGER = 2 ** 31 - 1;
/** Id of a record, where it is a number. */
export const rowId = z.int().check(z.minimum(1), z.maximum(MAX_INTEGER));
/** Id of a saved record, or the negative one that its creator gave it for now. */
export const rowOrDraftId = z.int().check(
  z.minimum(-MAX_INTEGER),
  z.maximum(MAX_INTEGER),
  z.refine((id) => id !== 0),
);
export const revision = z.int().check(z.minimum(0), z.maximum(MAX_INTEGER));
/** The revision that a PUT is based on; a write without it is accepted, since the specification has none. */
export const baseRevision = z.optional(revision);
/** A number that names a record, with the text for one that cannot. */
export const rowIdWith = (error: string) =>
  z.int({ error }).check(z.minimum(1, { error }), z.maximum(MAX_INTEGER, { error }));

const whole = (least: number, most: number) => z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most));

/** Records of a list whose call names no limit, at most. */
export const MOST_LISTED = 10_000;
/** Records of a page, at most. */
export const LIST_PAGE = 1000;

/** The next page of a list by name begins after this record: the last one of the page before. */
export const pageAfter = {
  limit: z.optional(whole(1, LIST_PAGE)),
  after: z.optional(whole(1, MAX_INTEGER)),
  after_name: z.optional(z.string().check(z.maxLength(200))),
};

/** A list has its first 10,000 records unless these parameters ask for another part of it. */
export const listQuery = z.object({
  limit: pageAfter.limit,
  offset: z.optional(whole(0, 1_000_000)),
  search: z.optional(z.string().check(z.maxLength(100))),
  sort: z.optional(z.enum(['name', '-name', 'updated_at', '-updated_at'])),
});

/** Every text of a person is tidied, except a password and the name of a mesh, which is the one of the file. */
export const tidied = () => z.overwrite<string>(tidyText);

/** Text that is trimmed, may not be empty (`missing`) and has a maximum length (`long`). */
export const trimmedText = (most: number, missing: string, long: string = missing) =>
  z
    .string()
    .check(tidied(), z.minLength(1, { error: missing, abort: true }), z.maxLength(most, { error: long, abort: true }));

/** Maximum bytes of an uploaded picture. */
export const PICTURE_LIMIT = 10 * 1024 * 1024;
/** Maximum bytes of an uploaded film. */
export const FILM_LIMIT = 100 * 1024 * 1024;
