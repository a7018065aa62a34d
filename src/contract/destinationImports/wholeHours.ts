import type { DayHours, SpecialDay } from '@/model/content/hours/openingHours';
import { eachWeekday } from '@/model/content/hours/weekdays';
import type { WholeWeek } from '@/model/importing/hours/readHours';
import type { Week } from '../destinations/openingHours';

const ofDay = ({ text, value, oh, ch, more }: DayHours) => ({
  text,
  value,
  oh,
  ch,
  ...(more && { more: more.map((one) => ({ ...one })) }),
});

const ofSpecial = ({ date, until, name, value, oh, ch, more }: SpecialDay) => ({
  date,
  ...(until !== undefined && { until }),
  name,
  value,
  oh,
  ch,
  ...(more && { more: more.map((one) => ({ ...one })) }),
});

/** Hours that were read as a body has them. */
export const wholeHours = (hours: WholeWeek): Week => ({
  ...eachWeekday((day) => ofDay(hours[day])),
  ...(hours.special && { special: hours.special.map(ofSpecial) }),
});
