import type { ConsoleMessage, LiveActor, Port, SentEvent, VisualizerMessage } from './inspection';
import { afterMessage, type LiveView, NOTHING_LIVE } from './liveActors';
import type { LoggedEvent } from './log/loggedEvent';
import type { Verdict } from './verdictOf';

/** The visualizer's connection to the windows of its session. */
export interface Inspector {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly view: () => LiveView;
  /**
   * Whether the actor would take the event now; null when its window was closed, or when it is asked again meanwhile.
   */
  ask(actor: string, event: SentEvent): Promise<Verdict | null>;
  /** Why the machine would fail on the event, which then is not sent; null where it got it. */
  send(actor: string, event: SentEvent): Promise<string | null>;
  /** Greets the windows, which answer with their machines. */
  greet(): void;
  close(): void;
}

/** Listens to the windows of the console. */
export function createInspector(
  port: Port<VisualizerMessage, ConsoleMessage>,
  onSteps: (events: readonly LoggedEvent[], actors: readonly LiveActor[]) => void = () => undefined,
): Inspector {
  let view = NOTHING_LIVE;
  let asked = 0;
  let waiting: { readonly question: string; readonly answer: (verdict: Verdict | null) => void } | null = null;
  const sending = new Map<string, (problem: string | null) => void>();
  const listeners = new Set<() => void>();
  const stop = port.listen((message) => {
    if (message.kind === 'verdict') {
      if (waiting?.question === message.question) waiting.answer(message.verdict);
      return;
    }
    if (message.kind === 'sent') {
      sending.get(message.question)?.(message.problem);
      sending.delete(message.question);
      return;
    }
    if (message.kind === 'steps') onSteps(message.events, message.actors);
    view = afterMessage(view, message);
    for (const listener of listeners) listener();
  });
  const greet = () => port.post({ from: 'visualizer', kind: 'hello' });
  greet();
  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    view: () => view,
    ask: (actor, event) => {
      waiting?.answer(null);
      if (!view.actors.has(actor)) return Promise.resolve(null);
      asked += 1;
      const question = `${asked}`;
      return new Promise((answer) => {
        waiting = { question, answer };
        port.post({ from: 'visualizer', kind: 'ask', question, actor, event });
      });
    },
    send: (actor, event) => {
      asked += 1;
      const question = `${asked}`;
      return new Promise((answer) => {
        sending.set(question, answer);
        port.post({ from: 'visualizer', kind: 'send', question, actor, event });
      });
    },
    greet,
    close: () => {
      waiting?.answer(null);
      port.post({ from: 'visualizer', kind: 'bye' });
      stop();
    },
  };
}
