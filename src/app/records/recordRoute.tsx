import type { ComponentType } from 'react';
import type { RecordCalls } from '@/api/transport/recordCalls';
import { useCurrentUser } from '@/components/currentUser';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import type { FormValues } from '@/machines/records/recordFormTypes';
import type { RecordKind } from '@/machines/records/recordKind';
import { useRecordMachine } from './useRecordMachine';

interface Options {
  /** A change loads the active organisation and those below it again. */
  readonly changesOrganisation?: boolean;
}

/**
 * The route of a list of records: the screen with the form of its kind and the calls of the active organisation.
 * @param callsOf returns the calls for the organisation with this uuid
 */
export function recordRoute<Wire, Values extends FormValues, Body extends object, Choices>(
  Screen: ComponentType<{ readonly machine: RecordFormMachine }>,
  kind: RecordKind<Wire, Values, Body, Choices>,
  callsOf: (organisation: string) => RecordCalls<Wire, Body>,
  { changesOrganisation = false }: Options = {},
): ComponentType {
  return function RecordRoute() {
    const { organisation, organisationChanged } = useCurrentUser();
    const onChanged = changesOrganisation ? organisationChanged : undefined;
    return <Screen machine={useRecordMachine(kind, callsOf, organisation.uuid, onChanged)} />;
  };
}
