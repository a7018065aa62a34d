import { catalogue } from './catalogue';

/** The texts about opening hours that console and service share. */
export const hoursText = catalogue({
  order: 'The times of a day follow each other: each begins after the one before has ended.',
  date: 'Please choose the day.',
  until: 'The last day cannot be before the first.',
  most: 'A day has at most four times, and there are at most 100 special days.',
});
