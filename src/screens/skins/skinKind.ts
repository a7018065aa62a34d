import { newSkinRule, type Skin, skinSchema } from '@/contract/skins/skins';
import { skinText } from '@/contract/texts/skinTexts';
import { translate } from '@/contract/texts/translate';
import { defineRecordKind } from '@/machines/records/recordKind';
import { text } from './texts';

/** The values in the form of a skin; the base is chosen when it is created. */
export type SkinValues = {
  readonly name: string;
  readonly description: string;
  readonly base: number | null;
};

interface Choices {
  readonly skins: readonly Pick<Skin, 'id' | 'name'>[];
}

/** The body of a save; a base of 0 is none. */
const bodyOf = ({ name, description, base }: SkinValues) => ({ name, description, duplicate_skin_id: base ?? 0 });

export const skinKind = defineRecordKind<Skin, SkinValues, ReturnType<typeof bodyOf>, Choices>({
  one: text('one'),
  label: skinText('label'),
  invalid: translate('failed.body'),
  schema: skinSchema,
  rule: newSkinRule,
  blank: { name: '', description: '', base: null },
  // The base of a saved skin is not sent; the skin's own id replaces that of a deleted base.
  valuesOf: ({ id, name, description, duplicate_skin_id }) => ({ name, description, base: duplicate_skin_id ?? id }),
  bodyOf,
  confirmations: 0,
  fields: {
    name: { label: text('name') },
    description: { label: text('description') },
    base: {
      label: text('base'),
      wire: 'duplicate_skin_id',
      words: (id, { skins }) => skins.find((one) => one.id === id)?.name ?? '',
    },
  },
});
