import type { ConsoleMessage, Port, SentEvent, VisualizerMessage } from './inspection';
import { afterMessage, type LiveView, NOTHING_LIVE } from './liveActors';
import type { Verdict } from './verdictOf';

/** The visualizer's connection to the windows of its session. */
export interface Inspector {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly view: () => LiveView;
  /**
   * Whether the actor would take the event now; null when its window was closed, or when it is asked again meanwhile.
   */
  ask(actor: string, event: SentEvent): Promise<Verdict | null>;
  send(actor: string, event: SentEvent): void;
  /** Greets the windows, which answer with their machines. */
  greet(): void;
  close(): void;
}

/** Listens to the windows of the console. */
export function createInspector(port: Port<VisualizerMessage, ConsoleMessage>): Inspector {
  let view = NOTHING_LIVE;
  let asked = 0;
  let waiting: { readonly question: string; readonly answer: (verdict: Verdict | null) => void } | null = null;
  const listeners = new Set<() => void>();
  const stop = port.listen((message) => {
    if (message.kind === 'verdict') {
      if (waiting?.question === message.question) waiting.answer(message.verdict);
      return;
    }
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
    send: (actor, event) => port.post({ from: 'visualizer', kind: 'send', actor, event }),
    greet,
    close: () => {
      waiting?.answer(null);
      port.post({ from: 'visualizer', kind: 'bye' });
      stop();
    },
  };
}
