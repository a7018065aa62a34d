import { catalogue } from '@/contract/texts/catalogue';

/** Errors of a value in a request, or of one that is missing; each is a whole sentence, as in a notification. */
export const inputText = catalogue({
  missing: 'Please enter a value for {field}.',
  text: 'Please enter text for {field}.',
  number: 'Please enter a number for {field}.',
  whole: 'Please enter a whole number for {field}.',
  boolean: 'Please enter true or false for {field}.',
  list: 'Please enter a list for {field}.',
  object: 'Please enter an object with named values for {field}.',
  null: 'Please leave {field} empty.',
  leastLetters: {
    one: 'Please enter at least {count} character for {field}.',
    other: 'Please enter at least {count} characters for {field}.',
  },
  mostLetters: {
    one: 'Please enter at most {count} character for {field}.',
    other: 'Please enter at most {count} characters for {field}.',
  },
  leastItems: {
    one: 'Please enter at least {count} item for {field}.',
    other: 'Please enter at least {count} items for {field}.',
  },
  mostItems: {
    one: 'Please enter at most {count} item for {field}.',
    other: 'Please enter at most {count} items for {field}.',
  },
  leastValue: 'Please enter {limit} or more for {field}.',
  mostValue: 'Please enter {limit} or less for {field}.',
  multiple: 'Please enter a multiple of {divisor} for {field}.',
  uuid: 'Please enter a valid identifier for {field}.',
  email: 'Please enter a valid email address for {field}.',
  url: 'Please enter a valid web address for {field}.',
  moment: 'Please enter a valid date and time for {field}.',
  format: 'Please enter {field} in its expected form.',
  oneOf: 'Please choose one of these for {field}: {values}.',
  options: 'Please choose one of the values on offer for {field}.',
  unknown: 'Please leave out of {field}: {names}.',
  invalid: 'Please enter a valid value for {field}.',
});
