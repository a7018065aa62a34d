import * as z from 'zod/mini';
import { hasSafeAddresses } from '@/model/content/webAddress';
import { skinText } from '../texts/skinTexts';
import { variableRule } from './skins';

/** The values of a variable as a form has them: a key may be there twice until it is corrected. */
const pairsRule = z
  .array(
    z.object({
      key: z.string().check(z.minLength(1, skinText('keyMissing')), z.maxLength(100)),
      value: z
        .string()
        .check(z.maxLength(1000, skinText('valueLength')), z.refine(hasSafeAddresses, skinText('valueAddress'))),
    }),
  )
  .check(
    z.maxLength(100),
    z.refine((pairs) => new Set(pairs.map(({ key }) => key)).size === pairs.length, skinText('keyTwice')),
  );

export const variableFormRule = z.extend(variableRule, { values: pairsRule });
export const overrideFormRule = z.object({ values: pairsRule });
