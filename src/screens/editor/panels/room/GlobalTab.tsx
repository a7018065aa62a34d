import { Caption1, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '@/api/categories/categories';
import { placementTypesQuery, tagsQuery } from '@/api/destinations/destinations';
import { sendPictureFor } from '@/api/uploads/pictures';
import { ManyField } from '@/components/choices/ManyField';
import { TagsField } from '@/components/choices/TagsField';
import { useCurrentUser } from '@/components/currentUser';
import { ImageField } from '@/components/form/ImageField';
import { TextField } from '@/components/form/TextField';
import { AdditionalDataField } from '@/screens/destinations/AdditionalDataField';
import { DestinationField } from '../fields/DestinationField';
import { text } from '../texts';
import type { RoomForm } from './useRoomForm';

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', gap: '16px', paddingTop: '4px' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly form: RoomForm;
  readonly floor: string;
}

/** Which destination the room has, and what that destination is in all of its places. */
export function GlobalTab({ form: { draft, change, shared }, floor }: Props) {
  const styles = useStyles();
  const { organisation } = useCurrentUser();
  const { data: categories = [] } = useQuery(categoriesQuery(organisation.uuid));
  const { data: tags = [] } = useQuery(tagsQuery(organisation.uuid));
  const { chosen, entered, isWaiting } = draft;
  const error = isWaiting ? text('waitingToSave') : draft.error;
  return (
    <>
      <DestinationField floor={floor} chosen={chosen} entered={entered} error={error} onChange={change} />
      {shared && (
        <section className={styles.group} aria-label={text('everywhere', { name: shared.record.name })}>
          <div>
            <Text as="h3" weight="semibold" block style={{ margin: 0 }}>
              {text('everywhere', { name: shared.record.name })}
            </Text>
            <Caption1 className={styles.quiet}>{text('sharedHint')}</Caption1>
          </div>
          <TextField form={shared.form} name="name" required />
          <TextField form={shared.form} name="description" rows={4} />
          <ImageField form={shared.form} name="logo" send={sendPictureFor(organisation.uuid, 'destination.logo')} />
          <ManyField form={shared.form} name="categories" choices={categories} />
          <TagsField form={shared.form} name="tags" known={tags} />
          <AdditionalDataField form={shared.form} name="data" types={placementTypesQuery} />
        </section>
      )}
    </>
  );
}
