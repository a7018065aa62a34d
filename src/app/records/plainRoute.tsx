import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { recordQueries } from '@/api/records/recordQueries';
import { useCurrentUser } from '@/components/currentUser';
import type { PlainScreenProps } from '@/components/recordTable/plainScreenProps';
import type { FormValues } from '@/machines/records/recordFormTypes';
import type { RecordKind } from '@/machines/records/recordKind';
import { recordRoute } from './recordRoute';

/** The route of a plain record: the screen with its list and with the form of its kind, for the active organisation. */
export function plainRoute<Wire, Values extends FormValues, Body extends object, Choices>(
  Screen: ComponentType<PlainScreenProps<Wire>>,
  kind: RecordKind<Wire, Values, Body, Choices>,
  { query, calls }: ReturnType<typeof recordQueries<Wire, Body>>,
): ComponentType {
  return recordRoute(
    ({ machine }) => {
      const { organisation } = useCurrentUser();
      return <Screen machine={machine} query={useQuery(query(organisation.uuid))} />;
    },
    kind,
    calls,
  );
}
