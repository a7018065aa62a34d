import * as z from 'zod/mini';
import type { FeatureName } from '@/model/access/features';
import { baseRevision, noData } from './common';
import { type Declaration, type Endpoint, endpoint, type Nothing } from './endpoint';
import type { ExpectedAnswers } from './expectedAnswers';
import { activeOrganisation, type OwnedRecordKind, ownedRecord, type Policy, withAnyFeature } from './policy';
import { RECORD_KINDS, type RecordKindName } from './recordKinds';

type Schema = z.core.$ZodType;

/** A call that differs from the other three, or from the usual one: each field takes the place of the common one. */
type Part<P extends string, Q extends Schema, B extends Schema, D extends Schema> = Partial<
  Omit<Declaration<P, Q, B, D, null>, 'name' | 'method' | 'addition'>
>;

const revised = <B extends z.ZodMiniObject>(rule: B) => z.extend(rule, { revision: baseRevision });
/** A body with the revision that the change is based on. */
type Revised<B extends z.ZodMiniObject> = ReturnType<typeof revised<B>>;

/** The four calls about records of a kind. */
interface Four<
  LP extends string,
  LQ extends Schema,
  LD extends Schema,
  CP extends string,
  CB extends Schema,
  OP extends string,
  UB extends Schema,
  R extends Schema,
  DQ extends Schema,
> {
  readonly list: Endpoint<LP, LQ, Nothing, LD, null>;
  readonly create: Endpoint<CP, Nothing, CB, R, null>;
  readonly update: Endpoint<OP, Nothing, UB, R, null>;
  readonly remove: Endpoint<OP, DQ, Nothing, typeof noData, null>;
}

/** Whose records they are. */
type Owner = 'organisation' | 'location';

/** The kinds that a policy can find the owner of by the address alone. */
type KindsOf<O extends Owner> = O extends 'location' ? RecordKindName : OwnedRecordKind & RecordKindName;

type ParamOf<K extends RecordKindName> = (typeof RECORD_KINDS)[K]['id'] extends 'uuid' ? 'uuid' : 'id';

type AllPath<O extends Owner, M extends string> = `${O extends 'location' ? 'projects' : 'organisations'}/{uuid}/${M}`;

type OnePath<O extends Owner, M extends string, K extends RecordKindName> = O extends 'location'
  ? `projects/{uuid}/${M}/{id}`
  : `${M}/{${ParamOf<K>}}`;

interface Kind<
  O extends Owner,
  K extends RecordKindName,
  M extends string,
  R extends Schema,
  B extends z.ZodMiniObject,
  LP extends string,
  LQ extends Schema,
  LD extends Schema,
  CP extends string,
  CB extends Schema,
  OP extends string,
  UB extends Schema,
  DQ extends Schema,
> {
  readonly kind: K;
  /** `organisation` where it is absent. */
  readonly of?: O;
  /** The plural of its name, by which an address has the list: `route-cases`. */
  readonly many: M;
  /** The address of one, where it is not the usual one. */
  readonly path?: OP;
  /** The record on the wire. */
  readonly record: R;
  /** The body of a new one; that of a change has the revision beside it. */
  readonly rule: B;
  /** One of them is needed for a write. */
  readonly features: readonly FeatureName[];
  /** The tables of expected answers of the list, and of the three writes. */
  readonly answers: { readonly read: ExpectedAnswers; readonly write: ExpectedAnswers };
  /** The specification has none of the four calls. */
  readonly addition?: boolean;
  readonly list?: Part<LP, LQ, Nothing, LD>;
  readonly create?: Part<CP, Nothing, CB, R>;
  readonly update?: Part<OP, Nothing, UB, R>;
  readonly remove?: Part<OP, DQ, Nothing, typeof noData>;
}

/**
 * The calls of a record of an organisation, or of a location. Those of categories are `listCategories` and `createCategory` at
 * organisations/{uuid}/categories, `updateCategory` and `deleteCategory` at categories/{id}; those of route cases are at
 * projects/{uuid}/route-cases and projects/{uuid}/route-cases/{id}. Everybody of the organisation reads the list, and whoever has
 * one of the features writes. What a call says otherwise stands in its part.
 */
export function recordEndpoints<
  const K extends KindsOf<O>,
  const M extends string,
  R extends Schema,
  B extends z.ZodMiniObject,
  const O extends Owner = 'organisation',
  const LP extends string = AllPath<O, M>,
  LQ extends Schema = Nothing,
  LD extends Schema = z.ZodMiniArray<R>,
  const CP extends string = AllPath<O, M>,
  CB extends Schema = B,
  const OP extends string = OnePath<O, M, K>,
  UB extends Schema = Revised<B>,
  DQ extends Schema = Nothing,
>(declared: Kind<O, K, M, R, B, LP, LQ, LD, CP, CB, OP, UB, DQ>): Four<LP, LQ, LD, CP, CB, OP, UB, R, DQ> {
  const {
    kind,
    many,
    path,
    record,
    rule,
    features,
    answers,
    addition = false,
    list,
    create,
    update,
    remove,
  } = declared;
  const { owner, changed, ofAll, ofOne, all, one } = usual(declared.of ?? 'organisation', kind, many);
  const Name = inPascalCase(kind);
  const words = kind.replaceAll('-', ' ');
  const a = `${/^[aeio]/.test(kind) ? 'an' : 'a'} ${words}`;
  const address = (path ?? ofOne) as OP;
  const write = { answers: answers.write, addition };
  const writing = (policy: Policy) => withAnyFeature(features, policy);
  return {
    list: endpoint<LP, LD, LQ, Nothing, null>({
      name: `list${inPascalCase(many)}`,
      method: 'GET',
      path: ofAll as LP,
      summary: `The ${many.replaceAll('-', ' ')} of ${owner}.`,
      policy: all,
      answers: answers.read,
      data: z.array(record) as Schema as LD,
      addition,
      ...list,
    }),
    create: endpoint<CP, R, Nothing, CB, null>({
      name: `create${Name}`,
      method: 'POST',
      path: ofAll as CP,
      summary: `Creates ${a}.`,
      policy: writing(all),
      body: rule as Schema as CB,
      data: record,
      ...write,
      ...create,
    }),
    update: endpoint<OP, R, Nothing, UB, null>({
      name: `update${Name}`,
      method: 'PUT',
      path: address,
      summary: `Changes ${a}${changed}.`,
      policy: writing(one),
      body: update?.body ?? (revised(rule) as Schema as UB),
      data: record,
      ...write,
      ...update,
    }),
    remove: endpoint<OP, typeof noData, DQ, Nothing, null>({
      name: `delete${Name}`,
      method: 'DELETE',
      path: address,
      summary: `Deletes ${a}.`,
      policy: writing(one),
      data: noData,
      ...write,
      ...remove,
    }),
  };
}

/** The usual addresses and policies, of the list and of one record. */
function usual(of: Owner, kind: RecordKindName, many: string) {
  if (of === 'location') {
    const location = ownedRecord('project', 'uuid');
    const ofAll = `projects/{uuid}/${many}`;
    return { owner: 'a location', changed: '', ofAll, ofOne: `${ofAll}/{id}`, all: location, one: location };
  }
  const param = RECORD_KINDS[kind].id === 'uuid' ? 'uuid' : 'id';
  return {
    owner: 'an organisation',
    changed: ' of the active organisation',
    ofAll: `organisations/{uuid}/${many}`,
    ofOne: `${many}/{${param}}`,
    all: activeOrganisation('uuid'),
    // KindsOf leaves no other kind here.
    one: ownedRecord(kind as OwnedRecordKind, param),
  };
}

const inPascalCase = (name: string): string =>
  name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
