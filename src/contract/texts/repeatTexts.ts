import { catalogue } from './catalogue';

/** Why an event or offer cannot repeat so. */
export const repeatProblemText = catalogue({
  invalid: 'Please use a rule such as FREQ=WEEKLY;BYDAY=TH;UNTIL=20271231.',
  endless: 'Please choose when the first one ends, so that it can repeat.',
  long: 'Each one must end before the next one begins.',
  never: 'It would take place at no time: the last day is before the first one.',
  times: 'Please type a number from 1 to 999.',
  untilAndTimes: 'Please choose a last day or a number, not both.',
});
