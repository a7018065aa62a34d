import { guardComposition } from '@/components/guardComposition';
import { startRecording } from '@/components/machine/recordEvents';
import { startGestures } from '@/components/problem/recordGestures';
import { awaitVisualizer } from '../machines/awaitVisualizer';
import type { SessionActor } from '../session/startSession';
import { FocusManager } from './FocusManager';
import { startLiveUpdates } from './liveUpdates';
import { noticeRelease } from './noticeRelease';
import { startOrganisationLinks } from './organisationLinks';

/** Starts what every page has and no first paint waits for. Returns the part of it that is rendered. */
export function startLateParts(session: SessionActor): typeof FocusManager {
  guardComposition(window);
  startRecording();
  startGestures(document);
  awaitVisualizer(session);
  startLiveUpdates(session);
  startOrganisationLinks(session);
  noticeRelease();
  return FocusManager;
}
