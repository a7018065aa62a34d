import type { CurrentUser } from '@/components/currentUser';
import { isStaff, organisationHasFeature, userHasFeature } from '@/components/currentUser';
import { translate } from '@/contract/texts/translate';
import { type VisualizerAccess, visualizerAccess } from '../machines/visualizerAccess';
import type { Guard } from './routeTable';

/** Where a person is redirected from a route, with which notification; null when the person may open it. */
export type Redirect = { readonly to: string; readonly text: string | null };

/** @param currentUser null without a session */
export function redirectOf(
  guard: Guard,
  currentUser: CurrentUser | null,
  visualizer: VisualizerAccess = visualizerAccess(),
): Redirect | null {
  if (guard.kind === 'public' || (guard.kind === 'visualizer' && visualizer === 'open')) return null;
  if (!currentUser) return { to: '/login', text: null };
  const isOpen =
    guard.kind === 'signed-in' ||
    (guard.kind === 'staff' && isStaff(currentUser)) ||
    (guard.kind === 'visualizer' && visualizer === 'staff' && isStaff(currentUser)) ||
    (guard.kind === 'feature' && organisationHasFeature(currentUser, guard.feature)) ||
    (guard.kind === 'user-feature' && userHasFeature(currentUser, guard.feature));
  return isOpen ? null : { to: '/', text: translate('failed.denied') };
}
