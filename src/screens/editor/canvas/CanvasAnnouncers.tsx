import { MoveAnnouncer } from './MoveAnnouncer';
import { PathAnnouncer } from './PathAnnouncer';

/** What screen readers are told of work on the map. */
export function CanvasAnnouncers() {
  return (
    <>
      <MoveAnnouncer />
      <PathAnnouncer />
    </>
  );
}
