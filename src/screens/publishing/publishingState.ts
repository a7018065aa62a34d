import type { SnapshotFrom } from 'xstate';
import { translate } from '@/contract/texts/translate';
import type { PublishingMachine } from '@/machines/locations/publishing.machine';
import type { LocationState } from '../locations/locationState';

type Snapshot = SnapshotFrom<PublishingMachine>;

export const isBuild = ({ context }: Snapshot): boolean => context.job?.kind === 'build';

/** Whether a job runs, as far as is known here. */
export const isPublishing = (snapshot: Snapshot): boolean => snapshot.hasTag('publishing');

/** Whether visitors see the latest changes, also while a question or a request is open. */
const isUpToDate = (snapshot: Snapshot): boolean =>
  snapshot.matches('idle') ? snapshot.matches({ idle: 'upToDate' }) : snapshot.context.isUpToDate;

/** The state of a location beside its publishing: the same machine says both, so that they never differ. */
export function publishingState(snapshot: Snapshot): LocationState {
  if (isPublishing(snapshot))
    return { tone: 'informative', text: translate(isBuild(snapshot) ? 'location.building' : 'location.publishing') };
  return isUpToDate(snapshot)
    ? { tone: 'success', text: translate('location.upToDate') }
    : { tone: 'warning', text: translate('location.unpublished') };
}
