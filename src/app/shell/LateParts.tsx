import { useEffect } from 'react';
import { startRecording } from '@/components/machine/recordEvents';
import { FocusManager } from './FocusManager';

/** What every page has and no first paint waits for. */
export function LateParts() {
  useEffect(() => startRecording(), []);
  return <FocusManager />;
}
