import type { SnapshotFrom } from 'xstate';
import { recordedEvents, runningSnapshots } from '@/components/machine/recordEvents';
import { recordedGestures } from '@/components/problem/recordGestures';
import { fromNetwork } from '@/contract/network/networkWire';
import type { DocumentMachine } from '@/machines/editor/document.machine';
import { type Json, PROBLEM_VERSION, type ProblemReport } from '@/model/problemReport/problemReport';
import { redactText } from '@/model/redaction/redact';

/** The unsaved work of the editor on this page, as the service would get it; null without any. */
export function unsavedWork(): Json {
  const snapshot = runningSnapshots().find(({ machine }) => machine.id === 'document');
  if (!snapshot) return null;
  // The id is that of the document machine alone.
  const { project, revision, history } = (snapshot as SnapshotFrom<DocumentMachine>).context;
  if (history.present === history.loaded) return null;
  const draft = { project, revision, base: fromNetwork(history.loaded), present: fromNetwork(history.present) };
  // Wire records hold nothing but what JSON has; their optional fields would be undefined otherwise.
  return JSON.parse(JSON.stringify(draft)) as Json;
}

/** Everything that the file of a problem contains. */
export function problemReport(description: string, draft: Json): ProblemReport {
  const { pathname, search } = window.location;
  return {
    version: PROBLEM_VERSION,
    createdAt: new Date().toISOString(),
    description,
    address: redactText(`${pathname}${search}`),
    browser: {
      userAgent: navigator.userAgent,
      language: navigator.language,
      window: `${window.innerWidth} × ${window.innerHeight}`,
    },
    gestures: recordedGestures(),
    events: recordedEvents(),
    draft,
  };
}

/** `atrium-problem-2026-11-23-10-24-13.json` */
export const fileName = ({ createdAt }: ProblemReport): string =>
  `atrium-problem-${createdAt.slice(0, 19).replace(/[T:]/g, '-')}.json`;
