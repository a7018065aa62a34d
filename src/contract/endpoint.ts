import * as z from 'zod/mini';
import type { ExpectedAnswers } from './expectedAnswers';
import type { Policy } from './policy';

/**
 * One declaration per call. The client function of src/api, the service's validation and policy, and the OpenAPI
 * document follow from it. `path` has no leading slash, parameters are `{name}`.
 *
 * Contracts of the sign-in page use zod/mini, an eighth of zod's size; every other resource may use zod itself, which
 * is made of the same parts.
 */
export interface Endpoint<
  P extends string = string,
  Q extends z.core.$ZodType = z.core.$ZodType,
  B extends z.core.$ZodType = z.core.$ZodType,
  D extends z.core.$ZodType = z.core.$ZodType,
  R extends Raw = Raw,
> {
  /** Unique name, the operation id of the OpenAPI document. */
  readonly name: string;
  readonly method: Method;
  readonly path: P;
  /** Its purpose, in one sentence. */
  readonly summary: string;
  readonly policy: Policy;
  /**
   * The table of expected answers by principal, tested cell by cell; declared apart from the policy so that each checks
   * the other.
   */
  readonly answers: ExpectedAnswers;
  readonly query: Q;
  readonly body: B;
  /** The `data` of a successful response. */
  readonly data: D;
  /** The request has a file, as multipart/form-data. */
  readonly upload: Upload | null;
  /** Of a call that stores a file, whose bytes count towards the quota of an organisation. */
  readonly quota: QuotaUse | null;
  /**
   * It reads so much that an organisation has few of these calls at a time; further ones wait for a moment, or get 503. Short
   * pages of a list are not heavy.
   */
  readonly heavy: Heavy | null;
  /** Not in the specification: another provider may lack it. */
  readonly addition: boolean;
  /** The type of the response where it is not a JSON envelope. */
  readonly raw: R;
  /** The answer carries a secret, so it is not kept for a repetition under the same Idempotency-Key. */
  readonly secret: boolean;
  /** Maximum bytes of a JSON body where the service's own limit is too small. */
  readonly bodyLimit: number | null;
  /** A success is answered with 204, without a body. */
  readonly noContent: boolean;
  /** The body may be JSON as text/plain, which a page of another site sends without a preflight request. */
  readonly plainText: boolean;
  /** The response has `meta` beside `data`, which is one page of a list. */
  readonly paged: boolean;
}

/** Bytes of a file, or server-sent events; null for a JSON envelope. */
type Raw = 'file' | 'events' | null;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Upload {
  /** Name of the form field with the file. The other fields of the form are the body, as strings. */
  readonly field: string;
  /** Other names that the field may have; the handler receives which one it was. */
  readonly aliases?: readonly string[];
  /** Maximum bytes of a file. */
  readonly limit: number;
  /** Maximum number of files; 1 by default. */
  readonly most?: number;
}

type Heavy = 'always' | 'long-pages';

export interface QuotaUse {
  /** The organisation in the path, or else the active one; or the caller’s own. */
  readonly of: 'called' | 'own';
  /** The field whose error says that the quota is used up. */
  readonly field: string;
}

const nothing = z.undefined();
export type Nothing = typeof nothing;

export interface Declaration<
  P extends string,
  Q extends z.core.$ZodType,
  B extends z.core.$ZodType,
  D extends z.core.$ZodType,
  R extends Raw,
> {
  name: string;
  method: Method;
  path: P;
  summary: string;
  policy: Policy;
  answers: ExpectedAnswers;
  data: D;
  query?: Q;
  body?: B;
  upload?: Upload;
  /** Every upload has one, unless it is declared to store nothing. */
  quota?: Partial<QuotaUse> | 'stores-nothing';
  heavy?: Heavy;
  addition?: boolean;
  raw?: R;
  secret?: boolean;
  bodyLimit?: number;
  noContent?: boolean;
  plainText?: boolean;
  paged?: boolean;
}

export function endpoint<
  const P extends string,
  D extends z.core.$ZodType,
  Q extends z.core.$ZodType = Nothing,
  B extends z.core.$ZodType = Nothing,
  const R extends Raw = null,
>(declared: Declaration<P, Q, B, D, R>): Endpoint<P, Q, B, D, R> {
  return {
    ...declared,
    query: (declared.query ?? nothing) as Q,
    body: (declared.body ?? nothing) as B,
    upload: declared.upload ?? null,
    quota: quotaOf(declared),
    heavy: declared.heavy ?? null,
    addition: declared.addition ?? false,
    raw: (declared.raw ?? null) as R,
    secret: declared.secret ?? false,
    bodyLimit: declared.bodyLimit ?? null,
    noContent: declared.noContent ?? false,
    plainText: declared.plainText ?? false,
    paged: declared.paged ?? false,
  };
}

function quotaOf({
  upload,
  quota,
}: {
  upload?: Upload;
  quota?: Partial<QuotaUse> | 'stores-nothing';
}): QuotaUse | null {
  if (quota === 'stores-nothing' || (!upload && !quota)) return null;
  return { of: 'called', field: upload?.field ?? 'body', ...quota };
}

type Keys<P extends string> = P extends `${string}{${infer K}}${infer Rest}` ? K | Keys<Rest> : never;
export type Params<E extends Endpoint> = Record<Keys<E['path']>, string>;

type Part<K extends string, T> = [T] extends [undefined] ? unknown : { [P in K]: T };
/** The input of a caller. */
export type CallInput<E extends Endpoint> = ([Keys<E['path']>] extends [never] ? unknown : { params: Params<E> }) &
  Part<'query', z.core.input<E['query']>> &
  Part<'body', z.core.input<E['body']>>;
/** The validated input of the service's handler. */
export type HandlerInput<E extends Endpoint> = {
  params: Params<E>;
  query: z.core.output<E['query']>;
  body: z.core.output<E['body']>;
};
export type Data<E extends Endpoint> = z.core.output<E['data']>;

/**
 * Number of pages, one at least, and of records on all of them. `more` where only so many of the records are counted and
 * there are others.
 */
export const pageMetaSchema = z.object({ last_page: z.int(), total: z.int(), more: z.optional(z.boolean()) });
export type PageMeta = z.infer<typeof pageMetaSchema>;

/** The envelope of every successful JSON response. */
export const envelopeSchema = <D extends z.core.$ZodType>(data: D) => z.object({ data, message: z.string() });
/** The same with one page of a list. */
export const pageEnvelopeSchema = <D extends z.core.$ZodType>(data: D) =>
  z.object({ data, message: z.string(), meta: pageMetaSchema });

/** The body of every error. `errors` are the texts by field where the body is invalid. */
export const apiErrorBodySchema = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  request_id: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  /** With 409: the current record. */
  current: z.optional(z.unknown()),
  /** With 409: the name of the colleague who changed it, where the audit log says so. */
  changed_by: z.optional(z.string()),
});
export type ApiErrorBody = z.core.output<typeof apiErrorBodySchema>;

/** The path with its parameters filled in, escaped. Throws when one is missing. */
export const fillPath = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`The path ${path} needs the parameter ${key}.`);
    return encodeURIComponent(value);
  });
