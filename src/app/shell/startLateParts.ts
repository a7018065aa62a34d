import { startRecording } from '@/components/machine/recordEvents';
import { FocusManager } from './FocusManager';

/** Starts what every page has and no first paint waits for. Returns the part of it that is rendered. */
export function startLateParts(): typeof FocusManager {
  startRecording();
  return FocusManager;
}
