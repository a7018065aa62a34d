import type { Statechart } from '@/model/statechart/statechart';
import type { Verdict } from './verdictOf';

/** A running machine as another window sees it. */
export interface LiveActor {
  /** Unique among the actors of all windows. */
  readonly key: string;
  /** The window that it runs in. */
  readonly page: string;
  /** The id of its machine. */
  readonly machine: string;
  /** Ids of its current states, the outer ones included. */
  readonly states: readonly string[];
  readonly isOver: boolean;
  /** Without secrets. */
  readonly context: unknown;
  /** The events that its present state has transitions for, each with what it would do without a payload. */
  readonly events: readonly { readonly type: string; readonly verdict: Verdict }[];
}

/** An event that an actor has received. */
export interface LoggedEvent {
  readonly actor: string;
  /** Counts the events of the actor. */
  readonly number: number;
  /** Milliseconds since 1970, of the clock of the computer. */
  readonly at: number;
  readonly type: string;
  /** Without secrets. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** Ids of the transitions that it has taken, those that followed at once included. */
  readonly taken: readonly string[];
  /** Why it was not taken; null where it was. */
  readonly verdict: Verdict | null;
}

/** From a window of the console to the visualizers. */
export type ConsoleMessage =
  | { readonly from: 'console'; readonly kind: 'page'; readonly page: string; readonly title: string }
  | { readonly from: 'console'; readonly kind: 'chart'; readonly chart: Statechart }
  | {
      readonly from: 'console';
      readonly kind: 'steps';
      readonly actors: readonly LiveActor[];
      readonly events: readonly LoggedEvent[];
      readonly gone: readonly string[];
    }
  | { readonly from: 'console'; readonly kind: 'left'; readonly page: string }
  | { readonly from: 'console'; readonly kind: 'verdict'; readonly question: string; readonly verdict: Verdict };

/** An event with its payload; plain values only. */
export interface SentEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** From a visualizer to the windows of the console. */
export type VisualizerMessage =
  /** A visualizer listens; each window answers with all of its actors. */
  | { readonly from: 'visualizer'; readonly kind: 'hello' }
  | { readonly from: 'visualizer'; readonly kind: 'bye' }
  | {
      readonly from: 'visualizer';
      readonly kind: 'ask';
      readonly question: string;
      readonly actor: string;
      readonly event: SentEvent;
    }
  | { readonly from: 'visualizer'; readonly kind: 'send'; readonly actor: string; readonly event: SentEvent };

/** The channel of one session: windows of another user neither hear nor answer. */
export const channelName = (user: string | null): string => `atrium-inspection ${user ?? 'nobody'}`;
/** Held by each visualizer as long as it lives. */
export const lockName = (user: string | null): string => `atrium-visualizer ${user ?? 'nobody'}`;

/** A channel to other windows. */
export interface Port<Sent, Received> {
  post(message: Sent): void;
  /** Returns what ends the listening. */
  listen(onMessage: (message: Received) => void): () => void;
}
