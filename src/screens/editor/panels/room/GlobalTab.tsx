import { Caption1, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { categoriesQuery } from '@/api/categories/categories';
import { placementTypesQuery, tagsQuery } from '@/api/destinations/destinations';
import { sendPictureFor } from '@/api/uploads/pictures';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { ManyField } from '@/components/choices/ManyField';
import { TagsField } from '@/components/choices/TagsField';
import { useCurrentUser } from '@/components/currentUser';
import { DelayedSpinner } from '@/components/feedback/DelayedSpinner';
import { ImageField } from '@/components/form/ImageField';
import { TextField } from '@/components/form/TextField';
import { lazyPart } from '@/components/lazy/lazyPart';
import { AdditionalDataField } from '@/screens/destinations/AdditionalDataField';
import { DestinationField } from '../fields/DestinationField';
import { text } from '../texts';
import type { RoomForm } from './useRoomForm';

const MoveRoom = lazyPart(async () => (await import('./MoveRoom')).MoveRoom);

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', gap: '16px', paddingTop: '4px' },
  move: { alignSelf: 'flex-start' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly form: RoomForm;
  readonly floor: string;
}

/** Which destination the room has, and what that destination is in all of its places. */
export function GlobalTab({ form: { draft, change, shared, placement, isTyped }, floor }: Props) {
  const styles = useStyles();
  const { organisation } = useCurrentUser();
  const { data: categories = [] } = useQuery(categoriesQuery(organisation.uuid));
  const { data: tags = [] } = useQuery(tagsQuery(organisation.uuid));
  const [isMoving, setMoving] = useState(false);
  const { chosen, entered, isWaiting } = draft;
  // The choice is above the tabs.
  const error = isWaiting ? text('waitingToSave') : draft.asked ? null : draft.error;
  return (
    <>
      <DestinationField floor={floor} chosen={chosen} entered={entered} error={error} onChange={change} />
      {placement &&
        (isMoving ? (
          <Suspense fallback={<DelayedSpinner label={text('loadingPanel')} />}>
            <MoveRoom placement={placement} onEnd={() => setMoving(false)} />
          </Suspense>
        ) : (
          <ActionButton
            size="small"
            className={styles.move}
            blockedBy={blockedWhile(isTyped, text('saveBeforeMove'))}
            onClick={() => setMoving(true)}
          >
            {text('moveRoom')}
          </ActionButton>
        ))}
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
