import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RecordCalls } from '@/api/transport/recordCalls';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import type { FormValues } from '@/machines/records/recordFormTypes';
import type { RecordKind } from '@/machines/records/recordKind';
import { provideRecordForm } from './provideRecordForm';

/**
 * The form of a kind of record with the calls of one owner: an organisation or a location.
 * @param owner uuid of the owner; another one creates another machine
 */
export function useRecordMachine<Wire, Values extends FormValues, Body extends object, Choices>(
  kind: RecordKind<Wire, Values, Body, Choices>,
  callsOf: (owner: string) => RecordCalls<Wire, Body>,
  owner: string,
  onChanged?: () => void,
): RecordFormMachine {
  const client = useQueryClient();
  return useMemo(
    () => provideRecordForm(client, kind, callsOf(owner), onChanged),
    [client, kind, callsOf, owner, onChanged],
  );
}
