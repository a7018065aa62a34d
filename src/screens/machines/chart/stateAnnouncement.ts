import { triggerText } from '@/model/statechart/lines';
import type { Statechart } from '@/model/statechart/statechart';
import { text } from '../texts';

/** A state that the keys have reached, for people who hear it: name, place, whether the machine is in it, and its events. */
export function stateAnnouncement(chart: Statechart, id: string, current: ReadonlySet<string>): string {
  const drawn = chart.states.filter(({ parent }) => parent !== null);
  const place = drawn.findIndex((state) => state.id === id);
  const state = drawn[place];
  if (!state) return '';
  const events = [
    ...new Set(chart.transitions.filter(({ source }) => source === id).map(({ trigger }) => triggerText(trigger))),
  ];
  return [
    text('stateOf', { state: id.slice(chart.id.length + 1), place: place + 1, count: drawn.length }),
    ...(current.has(id) ? [text('isCurrent')] : []),
    ...(state.description === '' ? [] : [state.description]),
    ...((state.folded ?? 0) > 0 ? [text('isFolded', { count: state.folded ?? 0 })] : []),
    events.length === 0 ? text('noPossibleEvents') : text('reactsTo', { events: events.join(', ') }),
  ].join(' ');
}
