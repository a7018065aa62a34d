import * as z from 'zod/mini';
import { PLAIN_CALLS } from '@/contract/plainCalls';
import { PLAIN_KINDS, type PlainKind } from '@/contract/plainRecords';
import { RECORD_KINDS } from '@/contract/recordKinds';
import { translate } from '@/contract/texts/translate';
import type { Implementation } from '../http/implement';
import { plainRepository } from '../repositories/recordRepository';
import { amenityRoutes } from './amenities/amenities.routes';
import { type PlainSaved, type RecordCalls, recordRoutes } from './records/recordRoutes';

/** The routes of kinds whose writes check more than the rule of their body. */
const OWN: Partial<Record<PlainKind, () => readonly Implementation[]>> = { amenity: amenityRoutes };

/** The routes of a kind whose table has the name of its list, and a column for each field of its body. */
function routesOf(kind: PlainKind): readonly Implementation[] {
  const calls: RecordCalls<object, PlainSaved> = PLAIN_CALLS[kind];
  const { body } = calls.create;
  if (!(body instanceof z.core.$ZodObject)) throw new Error(`The body of a new ${kind} has no fields.`);
  const repository = plainRepository<PlainSaved>(RECORD_KINDS[kind].list, Object.keys(body._zod.def.shape));
  return Object.values(
    recordRoutes(calls, {
      kind,
      label: translate(`${kind}.label`),
      repository,
      fieldsOf: (fields) => fields as Record<string, unknown>,
    }),
  );
}

/** The routes of all plain records. */
export const plainRoutes = (): readonly Implementation[] =>
  PLAIN_KINDS.flatMap((kind) => OWN[kind]?.() ?? routesOf(kind));
