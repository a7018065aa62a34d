import type { PoolClient } from 'pg';
import type * as z from 'zod/mini';
import type { Endpoint } from '@/contract/endpoint';
import type { RecordKindName } from '@/contract/recordKinds';
import { translate } from '@/contract/texts/translate';
import { ConflictError, orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import type { Principal } from '../../principal';
import type { RecordRepository } from '../../repositories/recordRepository';
import { audited } from '../audit/audited';

type Schema = z.core.$ZodType;

/** The calls of `recordEndpoints` about records that a number identifies. */
export interface RecordCalls<Body, Saved> {
  readonly list: Endpoint<string, Schema, Schema, z.core.$ZodType<Saved[]>, null>;
  readonly create: Endpoint<string, Schema, z.core.$ZodType<Body>, z.core.$ZodType<Saved>, null>;
  readonly update: Endpoint<
    `${string}{id}`,
    Schema,
    z.core.$ZodType<Body & { readonly revision?: number | undefined }>,
    z.core.$ZodType<Saved>,
    null
  >;
  readonly remove: Endpoint<`${string}{id}`, Schema, Schema, z.core.$ZodType<null>, null>;
}

/** The fields that every plain record has. */
export interface PlainSaved {
  readonly id: number;
  readonly name: string;
  readonly revision?: number | undefined;
}

/** A write that is checked before it is done. */
interface Checked<Saved> {
  readonly client: PoolClient;
  readonly principal: Principal;
  /** The record as it is, locked; null for a new one. */
  readonly before: Saved | null;
  /** It and the records of its kind that `related` names, as far as the organisation has them; all locked. */
  readonly known: ReadonlyMap<number, Saved>;
}

interface RecordRules<Body, Fields, Saved> {
  readonly kind: RecordKindName;
  /** Its name in a message. */
  readonly label: string;
  readonly repository: RecordRepository<Fields, Saved>;
  /** Other records of the kind that a body refers to, by their ids. */
  readonly related?: (body: Body) => readonly number[];
  /** The fields to save. @throws InvalidError where the body refers to what there is not */
  readonly fieldsOf: (body: Body, checked: Checked<Saved>) => Fields | Promise<Fields>;
}

/**
 * The routes of a plain record of an organisation, by its four calls: each write is one transaction with one entry of the audit
 * log. A kind whose call does more implements that one itself in place of the one here.
 */
export function recordRoutes<Body, Fields, Saved extends PlainSaved>(
  { list, create, update, remove }: RecordCalls<Body, Saved>,
  { kind, label, repository, related = () => [], fieldsOf }: RecordRules<Body, Fields, Saved>,
) {
  return {
    list: implement(list, async ({ principal, read }) => ({
      data: await repository.list(read, principal.organisation.id),
    })),

    create: implement(create, ({ principal, body, write }) =>
      write(async ({ client, audit }) => {
        const { id: organisationId } = principal.organisation;
        const ids = related(body);
        const known = ids.length > 0 ? await repository.lock(client, organisationId, ids) : new Map<number, Saved>();
        const fields = await fieldsOf(body, { client, principal, before: null, known });
        const made = await repository.insert(client, organisationId, fields);
        audited(audit, kind).created(String(made.id), made.name, made);
        return { data: made, message: translate('created', { name: made.name }) };
      }),
    ),

    update: implement(update, ({ params, principal, body, write }) =>
      write(async ({ client, audit }) => {
        const { id: organisationId } = principal.organisation;
        const id = Number(params.id);
        const known = await repository.lock(client, organisationId, [id, ...related(body)]);
        const before = orNotFound(known.get(id));
        if (body.revision !== undefined && body.revision !== before.revision) throw new ConflictError(before);
        const fields = await fieldsOf(body, { client, principal, before, known });
        const after = await repository.update(client, organisationId, id, fields);
        audited(audit, kind).updated(params.id, after.name, before, after);
        return { data: after, message: translate('updated', { label }) };
      }),
    ),

    remove: implement(remove, ({ params, principal, write }) =>
      write(async ({ client, audit }) => {
        const { id: organisationId } = principal.organisation;
        const id = Number(params.id);
        const before = orNotFound((await repository.lock(client, organisationId, [id])).get(id));
        await repository.remove(client, organisationId, id);
        audited(audit, kind).deleted(params.id, before.name, before);
        return { data: null, message: translate('deleted', { label }) };
      }),
    ),
  };
}
