import { assign, setup } from 'xstate';

/** The start of a route. */
export interface RouteOrigin {
  readonly kind: 'kiosk' | 'place';
  readonly id: number;
  /** The floor on which it is. */
  readonly floor: string;
}

export interface VisitorInput {
  /** The floor that is shown first; null where no floor has a floor plan. */
  readonly floor: string | null;
  /** The kiosk that directions begin at unless another place is chosen. */
  readonly kiosk: Pick<RouteOrigin, 'id' | 'floor'> | null;
}

interface Context {
  readonly floor: string | null;
  /** The place of the open card, by its placement. */
  readonly place: number | null;
  readonly origin: RouteOrigin | null;
  readonly isStepFree: boolean;
}

export type VisitorEvent =
  | { type: 'place.opened'; place: number; floor: string }
  | { type: 'directions.asked' }
  | { type: 'origin.chosen'; origin: RouteOrigin }
  | { type: 'stepFree.set'; isOn: boolean }
  | { type: 'floor.shown'; floor: string }
  | { type: 'back' }
  | { type: 'closed' };

/** A visitor's use of the map of a location: pan, open a place, follow directions. */
export const visitorMachine = setup({
  types: { context: {} as Context, events: {} as VisitorEvent, input: {} as VisitorInput },
  actions: {
    showFloor: assign({ floor: (_, floor: string | null) => floor }),
    openPlace: assign({ place: (_, place: number) => place }),
    closePlace: assign({ place: null }),
    setOrigin: assign({ origin: (_, origin: RouteOrigin) => origin }),
    setStepFree: assign({ isStepFree: (_, isOn: boolean) => isOn }),
  },
}).createMachine({
  id: 'visitor',
  description: 'What a visitor does with the map of a place.',
  context: ({ input }) => ({
    floor: input.floor,
    place: null,
    origin: input.kiosk === null ? null : { kind: 'kiosk', id: input.kiosk.id, floor: input.kiosk.floor },
    isStepFree: false,
  }),
  initial: 'browsing',
  on: {
    'floor.shown': { actions: { type: 'showFloor', params: ({ event }) => event.floor } },
    'place.opened': {
      actions: [
        { type: 'openPlace', params: ({ event }) => event.place },
        { type: 'showFloor', params: ({ event }) => event.floor },
      ],
      target: '.place',
    },
  },
  states: {
    browsing: { description: 'Looks around and searches.' },
    place: {
      description: 'The card of a place is up.',
      on: {
        'directions.asked': {
          actions: { type: 'showFloor', params: ({ context }) => context.origin?.floor ?? context.floor },
          target: 'directions',
        },
        closed: { actions: 'closePlace', target: 'browsing' },
      },
    },
    directions: {
      description: 'The way to the place is shown, from a kiosk or from another place.',
      on: {
        'origin.chosen': {
          actions: [
            { type: 'setOrigin', params: ({ event }) => event.origin },
            { type: 'showFloor', params: ({ event }) => event.origin.floor },
          ],
        },
        'stepFree.set': { actions: { type: 'setStepFree', params: ({ event }) => event.isOn } },
        back: 'place',
        closed: { actions: 'closePlace', target: 'browsing' },
      },
    },
  },
});
