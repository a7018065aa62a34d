import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { skinCalls, variableCalls } from '@/api/skins/skins';
import { useCurrentUser } from '@/components/currentUser';
import type { SkinActionsMachine } from '@/machines/skins/skinActions.machine';
import { SkinScreen } from '@/screens/skins/SkinScreen';
import { SkinsScreen } from '@/screens/skins/SkinsScreen';
import { skinKind } from '@/screens/skins/skinKind';
import { variableKind } from '@/screens/skins/variableKind';
import { provideSkinActions } from './provideSkinActions';
import { useRecordMachine } from './useRecordMachine';

function useSkinActions(): SkinActionsMachine {
  const client = useQueryClient();
  return useMemo(() => provideSkinActions(client), [client]);
}

/** The skins of the active organisation. */
export function SkinsRoute() {
  const { uuid } = useCurrentUser().organisation;
  return <SkinsScreen machine={useRecordMachine(skinKind, skinCalls, uuid)} actions={useSkinActions()} />;
}

/** The skin of the address. */
export function SkinRoute() {
  const { id = '' } = useParams();
  const { uuid } = useCurrentUser().organisation;
  return (
    <SkinScreen
      key={id}
      skinMachine={useRecordMachine(skinKind, skinCalls, uuid)}
      variableMachine={useRecordMachine(variableKind, variableCalls, id)}
      actions={useSkinActions()}
    />
  );
}
