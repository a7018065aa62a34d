import { useQuery } from '@tanstack/react-query';
import { tagsQuery } from '@/api/destinations/destinations';
import type { Choice } from '@/components/choices/choice';
import { ManyField } from '@/components/choices/ManyField';
import { TagsField } from '@/components/choices/TagsField';
import { useCurrentUser } from '@/components/currentUser';
import { SwitchField } from '@/components/form/SwitchField';
import { TextField } from '@/components/form/TextField';
import type { RecordForm } from '@/components/form/useRecordForm';
import type { DestinationValues } from './destinationKind';
import { ReviewField } from './ReviewField';
import { text } from './texts';

interface Props {
  readonly form: RecordForm<DestinationValues>;
  readonly categories: readonly Choice<number>[];
}

/** Name, description, categories, tags and review. */
export function GeneralFields({ form, categories }: Props) {
  const { organisation } = useCurrentUser();
  const { data: tags = [] } = useQuery(tagsQuery(organisation.uuid));
  return (
    <>
      <TextField form={form} name="name" required />
      <TextField form={form} name="description" required rows={4} />
      <ManyField form={form} name="categories" required choices={categories} placeholder={text('choosesCategories')} />
      <TagsField form={form} name="tags" known={tags} />
      <SwitchField form={form} name="staffOnly" />
      <ReviewField form={form} name="review" />
    </>
  );
}
