import { CrosshairAnnouncer } from './CrosshairAnnouncer';
import { MoveAnnouncer } from './MoveAnnouncer';
import { PathAnnouncer } from './PathAnnouncer';

/** Announces work on the map to screen readers. */
export function CanvasAnnouncers() {
  return (
    <>
      <CrosshairAnnouncer />
      <MoveAnnouncer />
      <PathAnnouncer />
    </>
  );
}
