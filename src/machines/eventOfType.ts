import { assertEvent, type EventObject } from 'xstate';

/** The event, where one type alone leads to a state. @throws for an event of another type */
export function eventOfType<Event extends EventObject, Type extends Event['type']>(event: Event, type: Type) {
  assertEvent(event, type);
  return event;
}
