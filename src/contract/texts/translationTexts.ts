import { catalogue } from './catalogue';

/** The texts about translations that the service answers. */
export const translationText = catalogue({
  languageUnknown: 'Please choose a language.',
  tooLong: 'A translation has 5,000 characters at most.',
  textUnknown: 'This text is no longer part of the location.',
  tooMany: 'An organisation has 30 languages at most.',
});
