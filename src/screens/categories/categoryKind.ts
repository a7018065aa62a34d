import { type Category, categoryRule, categorySchema } from '@/contract/categories/categories';
import { translate } from '@/contract/texts/translate';
import { defineRecordKind } from '@/machines/records/recordKind';
import type { Icon } from '@/model/content/icons/standardIcons';
import { text } from './texts';

/** The values in the form of a category. */
export type CategoryValues = {
  readonly name: string;
  readonly icon: number | null;
  readonly isSub: boolean;
  /** The main category of a sub-category. */
  readonly parent: number | null;
  readonly description: string;
  readonly color: string;
};

/** The options of the form. */
export interface CategoryChoices {
  readonly icons: readonly Icon[];
  /** The main categories that a sub-category may belong to. */
  readonly parents: readonly { readonly id: number; readonly name: string }[];
}

/** The body of a save; an icon of 0 is none, a parent of 0 makes a main category. */
const bodyOf = ({ name, icon, isSub, parent, description, color }: CategoryValues) => ({
  name,
  description,
  color,
  icon_id: icon ?? 0,
  parent_id: isSub ? (parent ?? MISSING) : 0,
});

/** No id: the schema rejects a sub-category without a parent. */
const MISSING = -1;

export const categoryKind = defineRecordKind<Category, CategoryValues, ReturnType<typeof bodyOf>, CategoryChoices>({
  one: text('one'),
  label: translate('category.label'),
  schema: categorySchema,
  rule: categoryRule,
  blank: { name: '', icon: null, isSub: false, parent: null, description: '', color: '#5b6b7d' },
  valuesOf: ({ name, icon_id, parent_id, description, color = '#5b6b7d' }) => ({
    name,
    icon: icon_id,
    isSub: parent_id > 0,
    parent: parent_id > 0 ? parent_id : null,
    description,
    color,
  }),
  bodyOf,
  fields: {
    name: { label: text('name') },
    icon: {
      label: text('icon'),
      wire: 'icon_id',
      words: (id, { icons }) => icons.find((one) => one.id === id)?.name ?? '',
    },
    isSub: { label: text('isSub'), words: (isSub) => (isSub ? text('yes') : text('no')) },
    parent: {
      label: text('parent'),
      wire: 'parent_id',
      words: (id, { parents }) => parents.find((one) => one.id === id)?.name ?? '',
    },
    description: { label: text('description') },
    color: { label: text('colour') },
  },
  together: [['isSub', 'parent']],
});
