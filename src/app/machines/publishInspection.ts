import { observeMachines } from '@/components/machine/runningMachines';
import { inspectActors } from '@/machines/inspect/inspectActors';
import type { ConsoleMessage, Port, VisualizerMessage } from '@/machines/inspect/inspection';

/** Steps within this time are sent together, in milliseconds. */
const BATCH = 50;

/** Reports the machines of this window until the returned function is called. */
export const publishInspection = (
  port: Port<ConsoleMessage, VisualizerMessage>,
  page: string,
  takesEvents: boolean,
): (() => void) =>
  inspectActors({
    port,
    page,
    title: () => document.title,
    observe: observeMachines,
    takesEvents,
    schedule: (task) => void setTimeout(task, BATCH),
    now: () => Date.now(),
  });
