import type { SpaceKind } from '../imdf/unitKinds';
import type { GmlCell } from './gmlFeatures';

const FACILITIES: readonly (readonly [pattern: RegExp, kind: SpaceKind])[] = [
  [/\b(?:lift|elevator|aufzug|ascenseur|ascensor)/i, { kind: 'facility', facility: 'lift' }],
  [/\b(?:escalator|rolltreppe)/i, { kind: 'facility', facility: 'escalator' }],
  [/\b(?:stair|treppe|escalier|escalera)/i, { kind: 'facility', facility: 'stairs' }],
  [/\b(?:toilet|restroom|wc)\b/i, { kind: 'facility', facility: 'toilet' }],
  [/\b(?:corridor|hallway|hall|flur|gang|lobby)\b/i, { kind: 'corridor', facility: null }],
];

/** The kind of a space: by its name, class, function and usage, else by its type in the navigation module. */
export function kindOfCell({ type, name, purpose }: Pick<GmlCell, 'type' | 'name' | 'purpose'>): SpaceKind {
  if (type === 'ConnectionSpace' || type === 'AnchorSpace') return { kind: 'door', facility: null };
  if (type === 'NonNavigableSpace' || type === 'ObjectSpace') return { kind: 'furniture', facility: null };
  const found = FACILITIES.find(([pattern]) => pattern.test(`${name} ${purpose}`));
  if (found) return found[1];
  const isWay = type === 'TransitionSpace' || type === 'TransferSpace';
  return { kind: isWay ? 'corridor' : 'room', facility: null };
}
