import { Button, Caption1, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { promotionsQuery } from '@/api/promotions/promotions';
import { useCurrentUser } from '@/components/currentUser';
import { DelayedSpinner } from '@/components/feedback/DelayedSpinner';
import { useListError } from '@/components/feedback/useListError';
import type { Promotion, PromotionKind } from '@/contract/promotions/promotions';
import { groupsOf } from '@/screens/promotions/promotionFields';
import { text as promotionText } from '@/screens/promotions/texts';
import type { RoomForm } from '../useRoomForm';
import { ItemPicker } from './ItemPicker';
import { PromotionEntry } from './PromotionEntry';
import { pickablePromotions } from './pickableItem';
import { text } from './texts';

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', gap: '4px' },
  title: { margin: 0 },
  list: { listStyle: 'none', margin: 0, padding: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
  error: { color: tokens.colorPaletteRedForeground1 },
  fold: { cursor: 'pointer', fontWeight: tokens.fontWeightSemibold },
  start: { alignSelf: 'flex-start' },
});

const FIELDS = { event: 'events', offer: 'offers' } as const;
const NONE: readonly Promotion[] = [];

interface Props {
  readonly form: RoomForm;
  readonly kind: PromotionKind;
}

/** The events, or the offers, of a room: its own, and those that its destination has in every place. */
export function PromotionsTab({ form: { room, draft, shared }, kind }: Props) {
  const styles = useStyles();
  const { organisation } = useCurrentUser();
  const query = useQuery(promotionsQuery(kind, organisation.uuid));
  useListError(query.error);
  const [isPicking, setPicking] = useState(false);
  const field = FIELDS[kind];
  const own = room.values[field];
  const known = query.data ?? NONE;
  const isOwn = ({ id }: Promotion) => id !== undefined && own.includes(id);
  const isOfDestination = ({ destinations = [] }: Promotion) => destinations.some(({ id }) => id === draft.chosen);
  const now = new Date();
  const groups = groupsOf(
    known.filter((one) => isOwn(one) || isOfDestination(one)),
    now,
  );
  if (query.isPending) return <DelayedSpinner label={text('loading')} />;
  if (!query.data)
    return (
      <div className={styles.group}>
        <Text>{text('failed')}</Text>
        <Button className={styles.start} onClick={() => void query.refetch()}>
          {text('retry')}
        </Button>
      </div>
    );
  const entries = (rows: readonly Promotion[]) => (
    <ul className={styles.list}>
      {rows.map((one) => (
        <PromotionEntry
          key={one.uuid}
          kind={kind}
          promotion={one}
          destination={isOwn(one) ? null : (shared?.record.name ?? '')}
          onRemove={() =>
            room.set(
              field,
              own.filter((id) => id !== one.id),
            )
          }
        />
      ))}
    </ul>
  );
  const error = room.errorOf(field);
  return (
    <>
      <section className={styles.group} aria-label={text('liveOnScreens')}>
        <Text as="h3" weight="semibold" className={styles.title}>
          {text('liveOnScreens')}
        </Text>
        {groups.live.length === 0 ? (
          <Text className={styles.quiet}>{promotionText(`noLive.${kind}`)}</Text>
        ) : (
          entries(groups.live)
        )}
      </section>
      <section className={styles.group} aria-label={text('upcoming')}>
        <Text as="h3" weight="semibold" className={styles.title}>
          {text('upcoming')}
        </Text>
        {groups.upcoming.length === 0 ? (
          <Text className={styles.quiet}>{promotionText(`noUpcoming.${kind}`)}</Text>
        ) : (
          entries(groups.upcoming)
        )}
      </section>
      {groups.ended.length > 0 && (
        <details>
          <summary className={styles.fold}>{text('ended')}</summary>
          {entries(groups.ended)}
        </details>
      )}
      {error && (
        <Caption1 role="alert" className={styles.error}>
          {error}
        </Caption1>
      )}
      <Button className={styles.start} onClick={() => setPicking(true)}>
        {text('add')}
      </Button>
      {isPicking && (
        <ItemPicker
          title={text(`pick.${kind}`)}
          items={pickablePromotions(known, now)}
          chosen={own}
          page={{ address: `/${field}?open=new`, text: text(`missing.${kind}`) }}
          onCancel={() => setPicking(false)}
          onConfirm={(chosen) => {
            setPicking(false);
            room.set(field, chosen);
          }}
        />
      )}
    </>
  );
}
