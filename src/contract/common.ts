import { z } from 'zod';

/** Schemas that several resources share. */
export const uuid = z.uuid();
/** A moment on the wire: ISO 8601 in UTC. */
export const moment = z.iso.datetime({ offset: true });
export const flag = z.union([z.literal(0), z.literal(1)]);
/** `#rrggbb` */
export const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
/** Nothing to say but the message. */
export const noData = z.null();
/** What a PUT was based on; without it the write is accepted as the wire has it. */
export const basedOn = z.int().min(0).optional();

/** A list answers whole unless these additions ask for a part of it. */
export const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  offset: z.coerce.number().int().min(0).max(1_000_000).optional(),
  search: z.string().max(100).optional(),
  sort: z.enum(['name', '-name', 'updated_at', '-updated_at']).optional(),
});
