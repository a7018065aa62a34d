import { catalogue } from '@/contract/texts/catalogue';

/** What is wrong with a value that a request has, or lacks. */
export const inputText = catalogue({
  missing: 'Please enter a value.',
  text: 'Please enter text.',
  number: 'Please enter a number.',
  whole: 'Please enter a whole number.',
  boolean: 'Please enter true or false.',
  list: 'Please enter a list.',
  object: 'Please enter an object with named values.',
  null: 'Please leave this empty.',
  leastLetters: { one: 'Please enter at least {count} character.', other: 'Please enter at least {count} characters.' },
  mostLetters: { one: 'Please enter at most {count} character.', other: 'Please enter at most {count} characters.' },
  leastItems: { one: 'Please enter at least {count} item.', other: 'Please enter at least {count} items.' },
  mostItems: { one: 'Please enter at most {count} item.', other: 'Please enter at most {count} items.' },
  leastValue: 'Please enter {limit} or more.',
  mostValue: 'Please enter {limit} or less.',
  multiple: 'Please enter a multiple of {divisor}.',
  uuid: 'Please enter a valid identifier.',
  email: 'Please enter a valid email address.',
  url: 'Please enter a valid web address.',
  moment: 'Please enter a valid date and time.',
  format: 'Please enter this in its expected form.',
  oneOf: 'Please choose one of: {values}.',
  options: 'Please choose one of the values on offer.',
  unknown: 'Please leave out: {names}.',
  invalid: 'Please enter a valid value.',
});
