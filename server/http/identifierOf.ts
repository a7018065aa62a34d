import type { OwnedRecordKind } from '@/contract/policy';
import { RECORD_KINDS } from '@/contract/recordKinds';

/** Whether a uuid or a number identifies a record of the kind in a path. */
export const identifierOf = (kind: OwnedRecordKind): 'uuid' | 'number' =>
  kind === 'oneself' ? 'uuid' : RECORD_KINDS[kind].id;
