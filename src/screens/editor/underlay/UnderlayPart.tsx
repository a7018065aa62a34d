import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState, useSyncExternalStore } from 'react';
import { underlayQuery } from '@/api/buildings/underlays';
import type { UnderlayMachine } from '@/machines/editor/underlay.machine';
import type { Underlay } from '@/model/underlay/underlay';
import { useEditedFloor } from '../session/editedFloor';
import { useEditorActors } from '../session/editorActors';
import { useOpenParts } from '../session/openParts';
import { UnderlayFailure } from './UnderlayFailure';
import { UnderlayPanel } from './UnderlayPanel';
import { useUnderlayPicture } from './useUnderlayPicture';

interface Props {
  readonly machine: UnderlayMachine;
}

/** The picture under the floor in view, for whoever may draw on it, and the panel that places it. */
export function UnderlayPart({ machine }: Props) {
  const { editor } = useEditorActors();
  const mayEdit = useSelector(editor, ({ context }) => context.mayEditNodes);
  const { floor } = useEditedFloor();
  return mayEdit && floor?.plan ? <UnderlayOfFloor key={floor.uuid} floor={floor} machine={machine} /> : null;
}

function UnderlayOfFloor({ floor, machine }: Props & { floor: { uuid: string; name: string } }) {
  const { isUnderlayOpen } = useOpenParts();
  const isOpen = useSyncExternalStore(isUnderlayOpen.subscribe, isUnderlayOpen.get);
  const { data, error, refetch } = useQuery(underlayQuery(floor.uuid));
  // As the panel has it, before the service does; undefined without a panel.
  const [edited, setEdited] = useState<Underlay | null | undefined>();
  useUnderlayPicture(edited === undefined ? (data?.underlay ?? null) : edited);
  const close = () => isUnderlayOpen.set(false);
  if (!isOpen) return null;
  if (!data) return error && <UnderlayFailure onRetry={() => void refetch()} onClose={close} />;
  return <UnderlayPanel machine={machine} floor={floor} stored={data} onEdited={setEdited} onClose={close} />;
}
