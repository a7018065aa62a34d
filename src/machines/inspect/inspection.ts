import type { Json } from '@/model/problemReport/problemReport';
import type { Statechart } from '@/model/statechart/statechart';
import type { LoggedEvent } from './log/loggedEvent';
import type { Verdict } from './verdictOf';

/** A running machine as another window sees it. */
export interface LiveActor {
  /** Unique among the actors of all windows. */
  readonly key: string;
  /** The window that it runs in. */
  readonly page: string;
  /** The id of its machine. */
  readonly machine: string;
  /** Its id among the actors of the one that invokes it. */
  readonly name: string;
  /** The key of the machine that invokes it; null of one that a screen has started. */
  readonly parent: string | null;
  /** The actors that it has invoked and that are no machines: requests, timers, subscriptions. */
  readonly services: readonly string[];
  /** Ids of its current states, the outer ones included. */
  readonly states: readonly string[];
  readonly isOver: boolean;
  /** Without secrets. */
  readonly context: Json;
  /** The events that its present state has transitions for, each with what it would do without a payload. */
  readonly events: readonly { readonly type: string; readonly verdict: Verdict }[];
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
  | { readonly from: 'console'; readonly kind: 'verdict'; readonly question: string; readonly verdict: Verdict }
  /** The end of an event that a visualizer has sent: why the machine did not get it, or null. */
  | { readonly from: 'console'; readonly kind: 'sent'; readonly question: string; readonly problem: string | null };

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
  | {
      readonly from: 'visualizer';
      readonly kind: 'send';
      readonly question: string;
      readonly actor: string;
      readonly event: SentEvent;
    };

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
