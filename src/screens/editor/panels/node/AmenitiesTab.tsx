import { Combobox, Field, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { amenitiesQuery } from '@/api/amenities/amenities';
import { ActionButton } from '@/components/blocked/ActionButton';
import { BlockedField } from '@/components/blocked/BlockedField';
import { NoteOption } from '@/components/blocked/NoteOption';
import { useCurrentUser } from '@/components/currentUser';
import { FoundOptions } from '@/components/form/FoundOptions';
import { useListSurface } from '@/components/form/useListSurface';
import { IconTile } from '@/components/layout/IconTile';
import { rankByText } from '@/model/content/search/rankByText';
import { amenitiesWith, amenityChange } from '../../beside/amenityChange';
import { useEditorActors } from '../../session/editorActors';
import { iconAt } from './iconAt';
import type { NodeEditing } from './nodeEditing';
import { text } from './texts';

const useStyles = makeStyles({
  list: { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '4px' },
  row: { display: 'flex', alignItems: 'center', gap: '8px' },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** The amenities at a node; more are found by their name. Each change is sent at once, and is a step of the history. */
export function AmenitiesTab({ editing: { node, blockedBy, save } }: { editing: NodeEditing }) {
  const styles = useStyles();
  const surface = useListSurface();
  const { document } = useEditorActors();
  const { organisation } = useCurrentUser();
  const { data: known = [] } = useQuery(amenitiesQuery(organisation.uuid));
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const here = new Set(node.amenities.map(({ global_amenity }) => global_amenity.id));
  const found = rankByText(
    known.filter(({ id }) => !here.has(id)),
    typed,
    ({ name }) => [name],
  );
  const put = (amenity: number, of: string, isHere: boolean) =>
    save(
      (current) => ({ amenities: amenitiesWith(current, amenity, isHere) }),
      (saved) =>
        document.send({
          type: 'beside.changed',
          changes: [amenityChange(saved, amenity, isHere)],
          note: { kind: isHere ? 'addAmenity' : 'removeAmenity', of },
        }),
    );
  return (
    <>
      {node.amenities.length === 0 ? (
        <Text className={styles.quiet}>{text('noAmenities')}</Text>
      ) : (
        <ul className={styles.list}>
          {node.amenities.map(({ id, global_amenity: { id: amenity, name, icon } }) => (
            <li key={id} className={styles.row}>
              <IconTile icon={iconAt(icon?.url)} />
              <Text className={styles.name}>{name}</Text>
              <ActionButton
                size="small"
                appearance="subtle"
                blockedBy={blockedBy}
                aria-label={text('removeNamed', { name })}
                onClick={() => put(amenity, name, false)}
              >
                {text('remove')}
              </ActionButton>
            </li>
          ))}
        </ul>
      )}
      <BlockedField by={blockedBy}>
        {(isBlocked) => (
          <Field label={text('addAmenity')}>
            <Combobox
              {...surface}
              disabled={isBlocked}
              placeholder={text('searchAmenities')}
              open={isOpen}
              onOpenChange={(_event, { open }) => {
                setOpen(open);
                if (!open) setTyped('');
              }}
              value={typed}
              selectedOptions={[]}
              onChange={(event) => {
                setOpen(true);
                setTyped(event.target.value);
              }}
              onOptionSelect={(_event, { optionValue }) => {
                const amenity = found.find(({ id }) => id === Number(optionValue));
                if (amenity) put(amenity.id, amenity.name, true);
              }}
            >
              <FoundOptions items={found} keyOf={({ id }) => String(id)} nameOf={({ name }) => name} />
              {found.length === 0 && <NoteOption text={text('noAmenityFound')} />}
            </Combobox>
          </Field>
        )}
      </BlockedField>
    </>
  );
}
