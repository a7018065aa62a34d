import { ChoiceField } from '@/components/form/ChoiceField';
import { ColourField } from '@/components/form/ColourField';
import { IconField } from '@/components/form/IconField';
import { RecordDialog } from '@/components/form/RecordDialog';
import { SwitchField } from '@/components/form/SwitchField';
import { TextField } from '@/components/form/TextField';
import { useRecordForm } from '@/components/form/useRecordForm';
import type { Editing } from '@/components/recordTable/useRecordList';
import type { Category } from '@/contract/categories/categories';
import { translate } from '@/contract/texts/translate';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { formRecordOf } from '@/machines/records/recordKind';
import type { IconReader } from '@/model/content/icons/iconFile';
import type { Icon } from '@/model/content/icons/standardIcons';
import { ManageIcons } from '../icons/ManageIcons';
import { useDeletion } from '../usage/useDeletion';
import { categoryKind } from './categoryKind';
import { text } from './texts';

interface Props {
  readonly machine: RecordFormMachine;
  readonly editing: Editing<Category>;
  readonly categories: readonly Category[];
  readonly icons: readonly Icon[];
  readonly readIconFiles: IconReader;
}

/** Creates or edits a category, or asks before one is deleted. */
export function CategoryDialog({ machine, editing: { row, ...editing }, categories, icons, readIconFiles }: Props) {
  const count = categories.filter(({ parent_id }) => parent_id === row?.id).length;
  const parents = categories.filter(({ id, parent_id }) => parent_id === 0 && id !== row?.id);
  const form = useRecordForm(categoryKind, {
    ...editing,
    machine,
    choices: { icons, parents },
    record: row && formRecordOf(categoryKind, row),
    ...(row && count > 0 && { deletionText: text('deleteWithSubs', { count, name: row.name }) }),
  });
  const deletion = useDeletion(
    'category',
    row && String(row.id),
    categories.filter(({ id, parent_id }) => id !== row?.id && parent_id !== row?.id),
  );
  return (
    <RecordDialog name="category" form={form} deletion={deletion}>
      <TextField form={form} name="name" required autoFocus />
      <IconField form={form} name="icon" required icons={icons} manage={<ManageIcons read={readIconFiles} />} />
      <SwitchField
        form={form}
        name="isSub"
        {...(count > 0 && { disabledReason: translate('category.hasChildren') })}
        onSwitch={(isSub) => !isSub && form.set('parent', null)}
      />
      {form.values.isSub && (
        <ChoiceField form={form} name="parent" required placeholder={text('choosesParent')} choices={parents} />
      )}
      <TextField form={form} name="description" rows={3} />
      <ColourField form={form} name="color" />
    </RecordDialog>
  );
}
