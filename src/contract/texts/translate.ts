import { catalogue } from './catalogue';
import { enGB } from './enGB';
import { enUS } from './enUS';

/** A text that console and service share; those of one area are in the `texts.ts` beside its screens. */
export const translate = catalogue(enGB, enUS);
