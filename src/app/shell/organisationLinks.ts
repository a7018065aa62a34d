import { addressFor } from '@/model/access/addressOrganisation';
import type { SessionActor } from '../session/startSession';

/** Each of them may be followed by the browser opening or copying a link by itself. */
const BEFORE_LEAVING = ['pointerdown', 'contextmenu', 'keydown', 'dragstart'] as const;

/** The organisation that addresses of this tab name; null while it acts for the user's own. */
function organisationInAddress(session: SessionActor): string | null {
  const { session: signedIn } = session.getSnapshot().context;
  return signedIn && signedIn.organisation !== signedIn.user.organisation.uuid ? signedIn.organisation : null;
}

/**
 * Writes the active organisation into a link before the browser opens it in another tab, or copies it: a new tab would
 * otherwise act for the user's own. Within the tab the router goes by its own address.
 */
export function startOrganisationLinks(session: SessionActor): void {
  const onBefore = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    const address = link?.getAttribute('href') ?? null;
    if (!link || address === null || address.startsWith('//') || link.hasAttribute('download')) return;
    const wanted = addressFor(address, organisationInAddress(session));
    if (wanted !== address) link.setAttribute('href', wanted);
  };
  for (const event of BEFORE_LEAVING) document.addEventListener(event, onBefore, { capture: true, passive: true });
}
