import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { RecordCalls } from '@/api/recordCalls';
import { useCurrentUser } from '@/components/currentUser';
import type { FormValues, RecordFormMachine } from '@/machines/records/recordForm.machine';
import type { RecordKind } from '@/machines/records/recordKind';
import { provideRecordForm } from './provideRecordForm';

interface Options {
  /** The active organisation or what is below it is loaded again after a change. */
  readonly changesOrganisation?: boolean;
}

/**
 * The route of a list of records: the screen with the form of its kind and the calls of the active organisation.
 * @param callsOf the calls for the organisation with this uuid, and the parameters of the address
 */
export function recordRoute<Wire, Values extends FormValues, Body extends object, Choices>(
  Screen: ComponentType<{ readonly machine: RecordFormMachine }>,
  kind: RecordKind<Wire, Values, Body, Choices>,
  callsOf: (organisation: string, params: Readonly<Record<string, string | undefined>>) => RecordCalls<Wire, Body>,
  { changesOrganisation = false }: Options = {},
): ComponentType {
  return function RecordRoute() {
    const client = useQueryClient();
    const { organisation, organisationChanged } = useCurrentUser();
    const { uuid } = organisation;
    const { id } = useParams();
    const machine = useMemo(
      () =>
        provideRecordForm(client, kind, callsOf(uuid, { id }), changesOrganisation ? organisationChanged : undefined),
      [client, uuid, id, organisationChanged],
    );
    return <Screen machine={machine} />;
  };
}
