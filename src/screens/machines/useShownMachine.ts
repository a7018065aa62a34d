import { useMemo, useState } from 'react';
import type { LiveActor } from '@/machines/inspect/inspection';
import type { LiveView } from '@/machines/inspect/liveActors';

/** The running machine of an id that is shown: the one that was chosen, otherwise the one that has started last. */
export function useShownMachine(live: LiveView, machine: string) {
  const [chosen, setChosen] = useState<string | null>(null);
  const running = useMemo(() => {
    const counts = new Map<string, number>();
    for (const one of live.actors.values()) counts.set(one.machine, (counts.get(one.machine) ?? 0) + 1);
    return counts;
  }, [live.actors]);
  const actors = [...live.actors.values()].filter((one) => one.machine === machine);
  const actor: LiveActor | null = actors.find(({ key }) => key === chosen) ?? actors.at(-1) ?? null;
  return { actor, running, choose: setChosen };
}
