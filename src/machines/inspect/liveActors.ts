import type { Statechart } from '@/model/statechart/statechart';
import type { ConsoleMessage, LiveActor } from './inspection';
import type { LoggedEvent } from './log/loggedEvent';

/** The running machines, as far as a visualizer has heard of them. */
export interface LiveView {
  /** The title of each window of the console. */
  readonly pages: ReadonlyMap<string, string>;
  readonly actors: ReadonlyMap<string, LiveActor>;
  /** The charts of the running machines, by id: those of another release are drawn too. */
  readonly charts: ReadonlyMap<string, Statechart>;
  /** The last events of each actor, the latest first. */
  readonly events: ReadonlyMap<string, readonly LoggedEvent[]>;
}

export const NOTHING_LIVE: LiveView = { pages: new Map(), actors: new Map(), charts: new Map(), events: new Map() };

/** Events of one actor that are kept. */
const MOST_EVENTS = 200;

/** The view after a message of a window. */
export function afterMessage(view: LiveView, message: ConsoleMessage): LiveView {
  switch (message.kind) {
    case 'page':
      return { ...view, pages: new Map(view.pages).set(message.page, message.title) };
    case 'chart':
      return { ...view, charts: new Map(view.charts).set(message.chart.id, message.chart) };
    case 'left': {
      const gone = [...view.actors.values()].filter(({ page }) => page === message.page).map(({ key }) => key);
      const pages = new Map(view.pages);
      pages.delete(message.page);
      return withoutActors({ ...view, pages }, gone);
    }
    case 'steps': {
      const actors = new Map(view.actors);
      for (const actor of message.actors) actors.set(actor.key, actor);
      const events = new Map(view.events);
      for (const event of message.events)
        events.set(event.actor, [event, ...(events.get(event.actor) ?? [])].slice(0, MOST_EVENTS));
      return withoutActors({ ...view, actors, events }, message.gone);
    }
    case 'verdict':
    case 'sent':
      return view;
  }
}

function withoutActors(view: LiveView, gone: readonly string[]): LiveView {
  if (gone.length === 0) return view;
  const [actors, events] = [new Map(view.actors), new Map(view.events)];
  for (const key of gone) {
    actors.delete(key);
    events.delete(key);
  }
  return { ...view, actors, events };
}
