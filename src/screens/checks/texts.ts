import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  holds: '“{name}”: {metres} m of at most {limit} m.',
  'too-long': '“{name}” is {metres} m long, but should be at most {limit} m.',
  'too-slow': '“{name}” takes {seconds} s, but should take at most {limit} s.',
  'no-route': '“{name}” has no route, but should have one of at most {limit} m.',
  stepFree: 'Step-free.',
  brokenBy: 'Broken by “{note}”.',
  brokenEarlier: 'It failed before the first step of the history.',
  judging: 'Checking the route cases',
  brokenCases: { one: '{count} route case fails', other: '{count} route cases fail' },
  retry: 'Retry',
  casesUnchecked: 'The route cases could not be checked.',
});
