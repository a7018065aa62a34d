import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Hit } from '@/machines/editor/toolPointer';
import { type EndSide, nextEnd } from '@/model/routing/nextEnd';
import { useEditedFloor } from '../../session/editedFloor';
import { useOpenedLocation } from '../../session/openedLocation';
import { useRunningTool } from '../useGesture';
import { endAt } from './endAt';
import type { EndKey, RoutePreview } from './routePreview';

/** The effect of the last click: the end that it set; or that the room has no destination. */
type ClickOutcome = { readonly side: EndSide; readonly key: EndKey } | 'noDestination';

interface EndsByClick {
  /** The end that the next click sets. */
  readonly next: EndSide;
  /** The effect of the last click; null if it had none. */
  readonly outcome: ClickOutcome | null;
  /** Chooses the end that the next click sets. */
  readonly choose: (side: EndSide) => void;
  /** Called when the field of an end gets the focus. */
  readonly focused: (side: EndSide) => void;
}

/** Sets an end of the route by each click on a node or on a room with a destination, which the tool selects as well. */
export function useEndsByClick({ from, to, setFrom, setTo }: RoutePreview): EndsByClick {
  const { data } = useOpenedLocation();
  const { floor } = useEditedFloor();
  const running = useRunningTool();
  const [chosen, choose] = useState<EndSide | null>(null);
  const [lastFocused, focused] = useState<EndSide | null>(null);
  const [outcome, setOutcome] = useState<ClickOutcome | null>(null);
  const next = nextEnd({ hasFrom: from !== null, hasTo: to !== null, chosen, lastFocused });
  const click = (hit: Hit | null) => {
    const key = endAt(hit, floor?.uuid ?? null, data);
    if (key === null) {
      setOutcome(hit?.kind === 'mesh' ? 'noDestination' : null);
      return;
    }
    (next === 'from' ? setFrom : setTo)(key);
    choose(null);
    setOutcome({ side: next, key });
  };
  const latest = useRef(click);
  latest.current = click;
  useEffect(() => {
    const clicks = running?.on('*', (emitted) => {
      // With Shift a click adds to the selection. Rendered synchronously: the next click may arrive before a busy page
      // renders by itself, and would set the same end.
      if (emitted.type === 'selected' && !emitted.isAdding) flushSync(() => latest.current(emitted.hit));
    });
    return () => clicks?.unsubscribe();
  }, [running]);
  return { next, outcome, choose, focused };
}
