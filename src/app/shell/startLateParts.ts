import { startRecording } from '@/components/machine/recordEvents';
import { awaitVisualizer } from '../machines/awaitVisualizer';
import type { SessionActor } from '../session/startSession';
import { FocusManager } from './FocusManager';
import { startLiveUpdates } from './liveUpdates';

/** Starts what every page has and no first paint waits for. Returns the part of it that is rendered. */
export function startLateParts(session: SessionActor): typeof FocusManager {
  startRecording();
  awaitVisualizer(session);
  startLiveUpdates(session);
  return FocusManager;
}
