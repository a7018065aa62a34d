/** Panel tabs by the specification's numbers. */
export const TABS = {
  global: 1,
  local: 2,
  events: 3,
  offers: 4,
  subDestinations: 5,
  misc: 6,
  amenities: 7,
  screens: 8,
  node: 9,
  advanced: 10,
  route: 11,
  tweaks: 12,
  hours: 13,
} as const;
/** 0 mesh and destination, 1 node editing, 2 path editing. */
export type Mode = 0 | 1 | 2;
/** One of `TABS`, or the number of an address, which may be none of them. */
export type TabId = number;

/** The tabs of the panel of a destination, of a node and, in their modes, of a node and of a path, in their order. */
export const DESTINATION_TABS: readonly TabId[] = [
  TABS.global,
  TABS.local,
  TABS.events,
  TABS.offers,
  TABS.hours,
  TABS.subDestinations,
  TABS.misc,
];
export const NODE_TABS: readonly TabId[] = [TABS.amenities, TABS.screens];
export const NODE_EDITOR_TABS: readonly TabId[] = [TABS.node, TABS.advanced];
export const PATH_TABS: readonly TabId[] = [TABS.route, TABS.tweaks];

/** The tabs that can be chosen in each mode. */
export const TABS_OF_MODE: Readonly<Record<Mode, readonly TabId[]>> = {
  0: [...DESTINATION_TABS, ...NODE_TABS],
  1: NODE_EDITOR_TABS,
  2: PATH_TABS,
};
/** The tab with which each mode begins. */
export const FIRST_TAB: Readonly<Record<Mode, TabId>> = { 0: TABS.global, 1: TABS.node, 2: TABS.route };
