import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCurrentUser } from '@/components/currentUser';
import { LabelPlacingDialog } from '@/screens/editor/labels/LabelPlacingDialog';
import type { LabelPlacingProps } from '@/screens/editor/session/partProps';
import { provideLabelPlacing } from './provideLabelPlacing';

/** The dialog of destinations from labels, with the service behind it. */
export function LabelPlacingRoute(props: LabelPlacingProps) {
  const client = useQueryClient();
  const { organisation } = useCurrentUser();
  const machine = useMemo(() => provideLabelPlacing(client, organisation.uuid), [client, organisation.uuid]);
  return <LabelPlacingDialog {...props} machine={machine} />;
}
