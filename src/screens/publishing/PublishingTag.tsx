import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { PublishingMachine } from '@/machines/locations/publishing.machine';
import { StateTag } from '../locations/LocationStateTag';
import { publishingState } from './publishingState';

/** The state of a location whose publishing is watched here. */
export function PublishingTag({ publishing }: { publishing: ActorRefFrom<PublishingMachine> }) {
  const state = useSelector(publishing, publishingState, (before, after) => before.text === after.text);
  return <StateTag {...state} />;
}
