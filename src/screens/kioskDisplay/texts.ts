import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  setUp: 'Set up this kiosk',
  setUpText: 'Open the kiosk in the console, choose “Show commissioning code” and type it here.',
  code: 'Commissioning code',
  commission: 'Commission',
  commissioning: 'Commissioning',
  codeIncomplete: 'A code has eight letters and digits, such as ABCD-2345.',
  loading: 'Loading the map',
  failed: 'The map could not be loaded',
  failedText: 'It is tried again in a few seconds.',
  nothing: 'There is nothing to show yet',
  nothingText: 'Give {name} a location in the console, and publish that location.',
  screensaver: 'Touch the screen to use the map',
});
