import { useEffect, useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { OpenedAddress, visitorMachine } from '@/machines/visitor.machine';
import type { Venue, VenueKiosk } from '../venue';
import { onPageStep, pageParams, setPageSearch } from './pageAddress';
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
    let step = stepOf(addressOf(visitor.getSnapshot()));
    const write = (address: OpenedAddress) => {
      const next = searchText(writeAddress(pageParams(), address, venue, standing));
      const isStep = stepOf(address) !== step;
      step = stepOf(address);
      if (isStep) setGone(false);
      if (next === searchText(pageParams())) return;
      setPageSearch(next, isStep && !onChange);
      onChange?.(next);
    };
    const open = () => {
      const named = readAddress(pageParams(), venue, standing);
      const address = named ?? readAddress(new URLSearchParams(), venue, standing);
      if (!address) return;
      step = stepOf(address);
      setGone(named === null);
      visitor.send({ type: 'address.opened', address });
    };
    const subscription = visitor.subscribe((snapshot) => write(addressOf(snapshot)));
    open();
    const ignoreSteps = onPageStep(open);
    return () => {
      subscription.unsubscribe();
      ignoreSteps();
    };
  }, [visitor, venue, standing, isKept, onChange]);
  return { isGone };
}
