import { Button, Caption1, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { destinationsQuery } from '@/api/destinations/destinationList';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { useCurrentUser } from '@/components/currentUser';
import { useListError } from '@/components/feedback/useListError';
import type { Destination, SubDestination } from '@/contract/destinations/destinations';
import { subDestinationFace } from '@/model/content/rooms/subDestinationFace';
import { DestinationLogo } from '@/screens/destinations/list/DestinationLogo';
import type { RoomForm } from '../useRoomForm';
import { ItemPicker } from './ItemPicker';
import { pickableDestinations } from './pickableItem';
import { text } from './texts';

const useStyles = makeStyles({
  list: { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '4px' },
  row: { display: 'flex', alignItems: 'center', gap: '8px' },
  words: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
  error: { color: tokens.colorPaletteRedForeground1 },
  start: { alignSelf: 'flex-start' },
});

const NONE: readonly Destination[] = [];

/** The destinations inside a room, which visitors find by their names. */
export function SubDestinationsTab({ form: { room, draft, placement } }: { form: RoomForm }) {
  const styles = useStyles();
  const { organisation } = useCurrentUser();
  const query = useQuery(destinationsQuery(organisation.uuid));
  useListError(query.error);
  const [isPicking, setPicking] = useState(false);
  const known = query.data ?? NONE;
  const ids = room.values.subDestinations;
  const inside = ids.flatMap((id) => subDestinationOf(id, known) ?? storedOf(id, placement?.sub_destinations) ?? []);
  const error = room.errorOf('subDestinations');
  return (
    <>
      {inside.length === 0 ? (
        <Text className={styles.quiet}>{text('noSubDestinations')}</Text>
      ) : (
        <ul className={styles.list}>
          {inside.map((one) => {
            const { name, logo } = subDestinationFace(one);
            return (
              <li key={one.id} className={styles.row}>
                <DestinationLogo destination={{ name, logo, default_category_colour: null }} />
                <span className={styles.words}>
                  <Text>{name}</Text>
                  {one.parent && one.parent.id !== draft.chosen && (
                    <Text size={200} className={styles.quiet}>
                      {text('partOf', { name: one.parent.name })}
                    </Text>
                  )}
                </span>
                <Button
                  size="small"
                  appearance="subtle"
                  aria-label={text('deleteNamed', { name })}
                  onClick={() =>
                    room.set(
                      'subDestinations',
                      ids.filter((id) => id !== one.id),
                    )
                  }
                >
                  {text('delete')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {error && (
        <Caption1 role="alert" className={styles.error}>
          {error}
        </Caption1>
      )}
      <ActionButton
        className={styles.start}
        blockedBy={blockedWhile(!query.data, query.isPending ? text('loading') : text('failed'))}
        onClick={() => setPicking(true)}
      >
        {text('add')}
      </ActionButton>
      {isPicking && (
        <ItemPicker
          title={text('pick.subDestination')}
          items={pickableDestinations(known, draft.chosen)}
          chosen={ids}
          page={{ address: '/destinations?open=new', text: text('missing.subDestination') }}
          onCancel={() => setPicking(false)}
          onConfirm={(chosen) => {
            setPicking(false);
            room.set('subDestinations', chosen);
          }}
        />
      )}
    </>
  );
}

const storedOf = (id: number, stored: readonly SubDestination[] = []) => stored.find((one) => one.id === id);

function subDestinationOf(id: number, known: readonly Destination[]): SubDestination | undefined {
  const found = known.find((one) => one.id === id);
  const parent = found && known.find((one) => one.id === found.parent_id);
  return found && { id, name: found.name, logo: found.logo, parent: parent ?? null };
}
