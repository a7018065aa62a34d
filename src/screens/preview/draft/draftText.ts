import { translate } from '@/contract/texts/translate';
import { text } from './texts';

/** The sentence for people with rights to the draft about that which visitors see, in the language of the console. */
export const draftText = (published: string | undefined): string =>
  published === 'same' || published === 'never' ? text(published) : translate('preview.draft');
