import { readEvents } from '@/contract/events/events';
import type { EventStreams } from '../../events/eventStreams';
import { HttpError } from '../../http/httpError';
import { implement } from '../../http/implement';
import { serviceText } from '../../texts';

const RETRY_SECONDS = 60;

/** The pushes of the service. */
export const eventRoutes = (streams: EventStreams) => [
  implement(readEvents, async ({ principal: { sessionId, organisation, own, staff } }) => {
    const session = { id: sessionId, organisation: organisation.uuid };
    const events = streams.open({ session, organisationId: organisation.id, providerId: staff ? own.id : null });
    if (events === null)
      throw new HttpError(429, 'too-many-streams', serviceText('failed.busy'), { retryAfter: RETRY_SECONDS });
    return { events };
  }),
];
