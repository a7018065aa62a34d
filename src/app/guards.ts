import type { Acting } from '@/components/acting';
import { hasFeature, isStaff, userHas } from '@/components/acting';
import { say } from '@/contract/texts/say';
import type { Guard } from './routeTable';

/** Where a person goes instead of a route, and what is said there; null when the route is open to them. */
export type Refusal = { readonly to: string; readonly text: string | null };

/** @param acting null while nobody is signed in */
export function refusalOf(guard: Guard, acting: Acting | null): Refusal | null {
  if (guard.kind === 'public') return null;
  if (!acting) return { to: '/login', text: null };
  const isOpen =
    guard.kind === 'signed-in' ||
    (guard.kind === 'staff' && isStaff(acting)) ||
    (guard.kind === 'feature' && hasFeature(acting, guard.feature)) ||
    (guard.kind === 'user-feature' && userHas(acting, guard.feature));
  return isOpen ? null : { to: '/', text: say('failed.denied') };
}
