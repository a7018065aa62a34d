import type { CurrentUser } from '@/components/currentUser';
import { isProvider } from '@/model/access/provider';

/** The switcher is for resellers, whichever organisation is active; the reseller flag decides. */
export const hasSwitcher = ({ user, organisation }: CurrentUser): boolean =>
  user.organisation.reseller === 1 || isProvider(user.organisation) || organisation.reseller === 1;
