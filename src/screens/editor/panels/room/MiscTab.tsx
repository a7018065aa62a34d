import { Button } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { removePlacement } from '@/api/network/editor';
import { useCurrentUser } from '@/components/currentUser';
import { WarningDialog } from '@/components/dialog/WarningDialog';
import { notifyError } from '@/components/feedback/notifyError';
import { useNotify } from '@/components/feedback/useNotify';
import { ColourSettingsField } from '@/screens/destinations/ColourSettingsField';
import { useOpenedLocation } from '../../session/openedLocation';
import { text } from '../texts';
import type { RoomForm } from './useRoomForm';

interface Props {
  readonly form: RoomForm;
  /** The control for the kind of the mesh. */
  readonly kind: ReactNode;
}

/** How the room is drawn, its colours, and taking its destination away. */
export function MiscTab({ form: { room, placement, noteRemoval }, kind }: Props) {
  const { project } = useOpenedLocation();
  const { organisation } = useCurrentUser();
  const notify = useNotify();
  const removal = useMutation(removePlacement(project, organisation.uuid));
  const [isRemoving, setRemoving] = useState(false);
  return (
    <>
      {kind}
      <ColourSettingsField form={room} name="colours" />
      {placement && (
        <div>
          <Button onClick={() => setRemoving(true)}>{text('remove')}</Button>
          <WarningDialog
            isOpen={isRemoving}
            title={text('removeTitle', { name: placement.location_name, mesh: placement.object_name })}
            text={text('removeText')}
            labels={{ confirm: text('remove') }}
            onCancel={() => setRemoving(false)}
            onConfirm={() =>
              removal.mutate(placement.id, {
                onSuccess: ({ message }) => {
                  noteRemoval();
                  notify(message);
                },
                onError: notifyError,
                onSettled: () => setRemoving(false),
              })
            }
          />
        </div>
      )}
    </>
  );
}
