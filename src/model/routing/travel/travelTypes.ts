import type { TravelType } from '@/model/network/network';

/**
 * The default travel types. Speeds in metres per second, waits in seconds, after the usual figures of pedestrian
 * planning (walking 1.25, stairs 0.5 along the flight, escalator 0.5, lift 1.0 and 25 s of waiting).
 */
export const TRAVEL_TYPES: readonly (TravelType & { readonly details: string })[] = [
  { key: 'walk', name: 'Walk', details: 'On the level', access: 1, speed: 1.25, wait: 0 },
  { key: 'ramp', name: 'Ramp', details: 'A slope without steps', access: 1, speed: 1.0, wait: 0 },
  { key: 'stairs', name: 'Stairs', details: 'Steps', access: 0, speed: 0.5, wait: 0 },
  { key: 'escalator', name: 'Escalator', details: 'Moving stairs', access: 0, speed: 0.5, wait: 0 },
  { key: 'lift', name: 'Lift', details: 'A lift for everyone', access: 1, speed: 1.0, wait: 25 },
  { key: 'travelator', name: 'Moving walkway', details: 'A moving walkway', access: 1, speed: 1.6, wait: 0 },
  {
    key: 'platform-lift',
    name: 'Platform lift',
    details: 'For wheelchairs alone',
    access: 2,
    speed: 0.15,
    wait: 40,
  },
];
