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
  /** Places to visit beside that of the card, in no order. */
  readonly stops: readonly number[];
  /** Whether the place of the card is visited last; else it is one of the stops. */
  readonly isEndFixed: boolean;
  /** The directions from which the place of the card was opened. */
  readonly left: LeftDirections | null;
}

/** Directions that a visitor looks at another place from. */
type LeftDirections = Pick<Context, 'stops' | 'isEndFixed'> & { readonly place: number };

/** Stops of a route, its goal included: with more, the best order takes too long to find. */
export const MOST_STOPS = 8;

/** The parts of an address of the map. */
export interface OpenedAddress {
  readonly place: number | null;
  readonly floor: string | null;
  readonly isRouting: boolean;
  readonly origin: RouteOrigin | null;
  readonly isStepFree: boolean;
  readonly stops: readonly number[];
  readonly isEndFixed: boolean;
}

export type VisitorEvent =
  /** A link was followed, or Back or Forward of the browser was used. */
  | { type: 'address.opened'; address: OpenedAddress }
  | { type: 'place.opened'; place: number; floor: string }
  | { type: 'directions.asked' }
  | { type: 'origin.chosen'; origin: RouteOrigin }
  | { type: 'stepFree.set'; isOn: boolean }
  | { type: 'stop.added'; place: number }
  /** The place of the card becomes a stop of the directions from which it was opened. */
  | { type: 'left.joined' }
  | { type: 'stop.removed'; place: number }
  /** A stop takes the place of the card. */
  | { type: 'goal.leftOut'; next: number }
  | { type: 'end.fixed'; isOn: boolean }
  | { type: 'floor.shown'; floor: string }
  | { type: 'back' }
  | { type: 'closed' };

const isOn = ({ place, stops }: LeftDirections, one: number | null): boolean =>
  one === null || place === one || stops.includes(one);

/** Whether one more place can be a stop of a route. */
export const hasRoomFor = (
  { place, stops }: { readonly place: number | null; readonly stops: readonly number[] },
  added: number,
): boolean => stops.length + 1 < MOST_STOPS && added !== place && !stops.includes(added);

/** The floor on which directions begin; the one that is shown where that is not chosen. */
const startFloor = ({ context: { origin, floor } }: { context: Context }) => origin?.floor ?? floor;

const addressOf = ({ event }: { event: { address: OpenedAddress } }) => event.address;

/** A visitor's use of the map of a location: pan, open a place, follow directions. */
export const visitorMachine = setup({
  types: { context: {} as Context, events: {} as VisitorEvent, input: {} as VisitorInput },
  guards: {
    namesDirections: (_, { place, isRouting }: OpenedAddress) => place !== null && isRouting,
    hasRoomFor: ({ context }, added: number) => hasRoomFor(context, added),
    isLeft: ({ context: { left } }) => left !== null,
    canJoin: ({ context: { left, place } }) => left !== null && place !== null && hasRoomFor(left, place),
    namesPlace: (_, { place }: OpenedAddress) => place !== null,
  },
  actions: {
    showFloor: assign({ floor: (_, floor: string | null) => floor }),
    /** Another place begins without stops. */
    openPlace: assign({
      place: (_, place: number | null) => place,
      stops: [],
      isEndFixed: false,
      left: ({ context: { left } }, place) => (left && isOn(left, place) ? null : left),
    }),
    closePlace: assign({ place: null, stops: [], isEndFixed: false, left: null }),
    leaveDirections: assign({
      left: ({ context: { place, stops, isEndFixed } }) => (place === null ? null : { place, stops, isEndFixed }),
    }),
    forgetLeft: assign({ left: null }),
    resumeLeft: assign(({ context: { left } }) => ({ ...left, left: null })),
    /** In the order of their numbers: they are visited in the best one. */
    joinLeft: assign(({ context: { left, place } }) =>
      left && place !== null
        ? { ...left, stops: [...left.stops, place].sort((one, other) => one - other), left: null }
        : {},
    ),
    setStops: assign({ stops: (_, stops: readonly number[]) => stops }),
    addStop: assign({ stops: ({ context }, added: number) => [...context.stops, added] }),
    removeStop: assign({ stops: ({ context }, removed: number) => context.stops.filter((one) => one !== removed) }),
    moveGoal: assign(({ context }, next: number) => ({
      place: next,
      stops: context.stops.filter((one) => one !== next),
    })),
    setEndFixed: assign({ isEndFixed: (_, isOn: boolean) => isOn }),
    setOrigin: assign({ origin: (_, origin: RouteOrigin | null) => origin }),
    setStepFree: assign({ isStepFree: (_, isOn: boolean) => isOn }),
  },
}).createMachine({
  id: 'visitor',
  description: 'A visitor with the map of a place.',
  context: ({ input }) => ({
    floor: input.floor,
    place: null,
    origin: input.kiosk === null ? null : { kind: 'kiosk', id: input.kiosk.id, floor: input.kiosk.floor },
    isStepFree: false,
    stops: [],
    isEndFixed: false,
    left: null,
  }),
  initial: 'browsing',
  on: {
    'address.opened': [
      {
        guard: { type: 'namesDirections', params: addressOf },
        actions: [
          'forgetLeft',
          { type: 'openPlace', params: ({ event }) => event.address.place },
          { type: 'setOrigin', params: ({ event }) => event.address.origin },
          { type: 'setStepFree', params: ({ event }) => event.address.isStepFree },
          { type: 'setStops', params: ({ event }) => event.address.stops },
          { type: 'setEndFixed', params: ({ event }) => event.address.isEndFixed },
          { type: 'showFloor', params: ({ event }) => event.address.floor },
        ],
        target: '.directions',
      },
      {
        guard: { type: 'namesPlace', params: addressOf },
        // Where directions begin stays chosen.
        actions: [
          'forgetLeft',
          { type: 'openPlace', params: ({ event }) => event.address.place },
          { type: 'showFloor', params: ({ event }) => event.address.floor },
        ],
        target: '.place',
      },
      {
        actions: ['closePlace', { type: 'showFloor', params: ({ event }) => event.address.floor }],
        target: '.browsing',
      },
    ],
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
          actions: ['forgetLeft', { type: 'showFloor', params: startFloor }],
          target: 'directions',
        },
        'left.joined': {
          guard: 'canJoin',
          actions: ['joinLeft', { type: 'showFloor', params: startFloor }],
          target: 'directions',
        },
        closed: [
          {
            guard: 'isLeft',
            actions: ['resumeLeft', { type: 'showFloor', params: startFloor }],
            target: 'directions',
          },
          { actions: 'closePlace', target: 'browsing' },
        ],
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
        'stop.added': {
          guard: { type: 'hasRoomFor', params: ({ event }) => event.place },
          actions: { type: 'addStop', params: ({ event }) => event.place },
        },
        'stop.removed': { actions: { type: 'removeStop', params: ({ event }) => event.place } },
        'goal.leftOut': { actions: { type: 'moveGoal', params: ({ event }) => event.next } },
        'place.opened': {
          actions: [
            'leaveDirections',
            { type: 'openPlace', params: ({ event }) => event.place },
            { type: 'showFloor', params: ({ event }) => event.floor },
          ],
          target: 'place',
        },
        'end.fixed': { actions: { type: 'setEndFixed', params: ({ event }) => event.isOn } },
        back: 'place',
        closed: { actions: 'closePlace', target: 'browsing' },
      },
    },
  },
});
