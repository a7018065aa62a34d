import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { networkStateQuery, sharedNetworkQuery } from '@/api/network/networkState';
import { useCurrentUser } from '@/components/currentUser';
import { useNotify } from '@/components/feedback/useNotify';
import type { NetworkState } from '@/contract/network/networkState';
import type { LoadedNetwork } from '@/machines/editor/documentTypes';
import { deltaBetween } from '@/model/network/delta';
import type { Network } from '@/model/network/network';
import { useEditorActors } from '../session/editorActors';
import { useOpenedLocation } from '../session/openedLocation';
import { text } from './colleagueTexts';

/**
 * Takes over what colleagues save, and says what it was and who did it. The revision is read after each event; the network
 * only where it is newer than the one here, one reading at a time.
 */
export function useSharedNetwork(): void {
  const { document } = useEditorActors();
  const { project } = useOpenedLocation();
  const { user } = useCurrentUser();
  const notify = useNotify();
  const { data: state } = useQuery(networkStateQuery(project));
  const revision = useSelector(document, (snapshot) => snapshot.context.revision);
  // A save finds the newer network by itself.
  const isIdle = useSelector(document, (snapshot) => snapshot.hasTag('editable') && !snapshot.hasTag('saving'));
  const newest = state?.revision ?? 0;
  const { data: theirs } = useQuery({ ...sharedNetworkQuery(project, newest), enabled: isIdle && newest > revision });
  const take = useEffectEvent((network: LoadedNetwork) => {
    const { history, revision: before } = document.getSnapshot().context;
    if (network.revision <= before) return;
    const what = changeText(history.loaded, network.network);
    document.send({ type: 'network.shared', theirs: network });
    if (what === null) return;
    const isTaken = document.getSnapshot().context.revision >= network.revision;
    const who = saversSince(state, before, user.uuid);
    notify(text(isTaken ? 'colleagueSaved' : 'colleagueSavedOther', { who, what }), 'info');
  });
  useEffect(() => {
    if (theirs) take(theirs);
  }, [theirs]);
}

/** Everybody who has saved after a revision; the person's own saves are those of another tab. */
function saversSince(state: NetworkState | undefined, revision: number, self: string): string {
  const saves = state?.saves ?? [];
  const names = new Map(saves.filter((save) => save.revision > revision).map((save) => [save.user_uuid, save.name]));
  if (names.size === 0) return text('someone');
  return Array.from(names, ([uuid, name]) => (uuid === self ? text('youElsewhere') : name)).join(', ');
}

/** The changed records in words; null where there are none. */
function changeText(before: Network, after: Network): string | null {
  const { nodes, edges, groups } = deltaBetween(before, after);
  const parts = [
    nodes.size > 0 && text('nodes', { count: nodes.size }),
    edges.size > 0 && text('paths', { count: edges.size }),
    groups.size > 0 && text('groups', { count: groups.size }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : parts.join(', ');
}
