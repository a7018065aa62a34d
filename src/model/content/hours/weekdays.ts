export const WEEKDAYS = ['mon', 'tue', 'wed', 'thur', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A value for each day of the week. */
export const eachWeekday = <Value>(of: (day: Weekday) => Value): Record<Weekday, Value> => ({
  mon: of('mon'),
  tue: of('tue'),
  wed: of('wed'),
  thur: of('thur'),
  fri: of('fri'),
  sat: of('sat'),
  sun: of('sun'),
});
