import { useEffect, useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { OpenedAddress, visitorMachine } from '@/machines/visitor.machine';
import type { Venue, VenueKiosk } from '../venue';
import { readAddress, searchText, writeAddress } from './visitorAddress';

/** A visitor's use of the map as the address of a page names it. */
const addressOf = (snapshot: SnapshotFrom<typeof visitorMachine>): OpenedAddress => ({
  ...snapshot.context,
  isRouting: snapshot.matches('directions'),
});

/** Back leads from step to step; a change within one is none. */
const stepOf = ({ place, isRouting, stops }: OpenedAddress): string => `${place} ${isRouting} ${stops}`;

interface Options {
  readonly standing: VenueKiosk | null;
  readonly isKept: boolean;
  readonly onChange?: ((search: string) => void) | undefined;
}

/**
 * Keeps the address of the page and the map alike: a link opens its place or directions, Back and Forward lead through
 * them. Says whether the place of a link is gone. `isKept` is false at a kiosk, which has neither. A map inside of another
 * page tells that page its parameters with `onChange`, and leaves Back to it.
 */
export function useVisitorAddress(
  visitor: ActorRefFrom<typeof visitorMachine>,
  venue: Venue,
  { standing, isKept, onChange }: Options,
): { readonly isGone: boolean } {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    if (!isKept) return;
    const { location, history } = window;
    let step = stepOf(addressOf(visitor.getSnapshot()));
    const write = (address: OpenedAddress) => {
      const next = searchText(writeAddress(new URLSearchParams(location.search), address, venue, standing));
      const isStep = stepOf(address) !== step;
      step = stepOf(address);
      if (isStep) setGone(false);
      if (next === searchText(new URLSearchParams(location.search))) return;
      const full = `${location.pathname}${next}${location.hash}`;
      if (isStep && !onChange) history.pushState(history.state, '', full);
      else history.replaceState(history.state, '', full);
      onChange?.(next);
    };
    const open = () => {
      const named = readAddress(new URLSearchParams(location.search), venue, standing);
      const address = named ?? readAddress(new URLSearchParams(), venue, standing);
      if (!address) return;
      step = stepOf(address);
      setGone(named === null);
      visitor.send({ type: 'address.opened', address });
    };
    const subscription = visitor.subscribe((snapshot) => write(addressOf(snapshot)));
    open();
    window.addEventListener('popstate', open);
    return () => {
      subscription.unsubscribe();
      window.removeEventListener('popstate', open);
    };
  }, [visitor, venue, standing, isKept, onChange]);
  return { isGone };
}
