import type { Project } from '@/contract/locations/projects';
import { translate } from '@/contract/texts/translate';

export interface LocationState {
  readonly tone: 'success' | 'warning' | 'informative';
  readonly text: string;
}

/** The state on a location's card: publishing or building now, up to date, or with changes that visitors do not see yet. */
export function locationState({ is_publishing, publish_status, job }: Project): LocationState {
  if (is_publishing)
    return {
      tone: 'informative',
      text: translate(job?.kind === 'build' ? 'location.building' : 'location.publishing'),
    };
  return publish_status === 0
    ? { tone: 'success', text: translate('location.upToDate') }
    : { tone: 'warning', text: translate('location.unpublished') };
}
