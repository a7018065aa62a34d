export const WEEKDAYS = ['mon', 'tue', 'wed', 'thur', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
