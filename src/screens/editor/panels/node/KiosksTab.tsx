import { Dropdown, Field, makeStyles, Option, Text, Textarea, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { BlockedField } from '@/components/blocked/BlockedField';
import { useListSurface } from '@/components/form/useListSurface';
import type { NodeDetails } from '@/contract/network/nodes';
import { useOpenedLocation } from '../../session/openedLocation';
import { KioskFields } from './KioskFields';
import type { NodeEditing } from './nodeEditing';
import { text } from './texts';

const useStyles = makeStyles({
  list: { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '4px' },
  row: { display: 'flex', alignItems: 'center', gap: '8px' },
  name: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

const idsOf = ({ screens }: NodeDetails): { id: number }[] => screens.map(({ id }) => ({ id }));

/** The kiosks at a node, and their positions. */
export function KiosksTab({ editing }: { editing: NodeEditing }) {
  const styles = useStyles();
  const surface = useListSurface();
  const { data } = useOpenedLocation();
  const { node, blockedBy, save } = editing;
  const [edited, setEdited] = useState<number | null>(null);
  const others = data.screens.filter(({ id }) => !node.screens.some((kiosk) => kiosk.id === id));
  return (
    <>
      {node.screens.length === 0 ? (
        <Text className={styles.quiet}>{text('noScreens')}</Text>
      ) : (
        <ul className={styles.list}>
          {node.screens.map((kiosk) =>
            kiosk.id === edited ? (
              <li key={kiosk.id}>
                <KioskFields kiosk={kiosk} editing={editing} onClose={() => setEdited(null)} />
              </li>
            ) : (
              <li key={kiosk.id} className={styles.row}>
                <span className={styles.name}>
                  <Text>{kiosk.name}</Text>
                  <Text size={200} className={styles.quiet}>
                    {text('degrees', { orientation: kiosk.orientation })}
                  </Text>
                </span>
                <ActionButton
                  size="small"
                  appearance="subtle"
                  blockedBy={blockedBy}
                  aria-label={text('editNamed', { name: kiosk.name })}
                  onClick={() => setEdited(kiosk.id)}
                >
                  {text('edit')}
                </ActionButton>
                <ActionButton
                  size="small"
                  appearance="subtle"
                  blockedBy={blockedBy}
                  aria-label={text('removeNamed', { name: kiosk.name })}
                  onClick={() => save((current) => ({ screens: idsOf(current).filter(({ id }) => id !== kiosk.id) }))}
                >
                  {text('remove')}
                </ActionButton>
              </li>
            ),
          )}
        </ul>
      )}
      <BlockedField by={blockedBy ?? (others.length === 0 ? text('allKiosksHere') : null)}>
        {(isBlocked) => (
          <Field label={text('add')}>
            <Dropdown
              {...surface}
              disabled={isBlocked}
              placeholder={text('chooseKiosk')}
              value=""
              selectedOptions={[]}
              onOptionSelect={(_event, { optionValue }) => {
                const id = Number(optionValue);
                save((current) => ({ screens: [...idsOf(current).filter((one) => one.id !== id), { id }] }));
              }}
            >
              {others.map(({ id, name, node_id }) => (
                <Option key={id} value={String(id)} text={name}>
                  {node_id === null ? name : text('atAnotherNode', { name })}
                </Option>
              ))}
            </Dropdown>
          </Field>
        )}
      </BlockedField>
      <LocationDescription editing={editing} />
    </>
  );
}

/** It is sent when the field is left; what could not be sent stays in it. */
function LocationDescription({ editing: { node, blockedBy, save } }: { editing: NodeEditing }) {
  const [typed, setTyped] = useState<string | null>(null);
  const send = () => {
    if (typed === null) return;
    const next = typed.trim();
    if (next === node.location_description) setTyped(null);
    else
      save(
        () => ({ location_description: next }),
        () => setTyped(null),
      );
  };
  return (
    <BlockedField by={blockedBy}>
      {(isBlocked) => (
        <Field label={text('locationDescription')} hint={text('locationHint')}>
          <Textarea
            disabled={isBlocked}
            resize="vertical"
            maxLength={5000}
            value={typed ?? node.location_description}
            onChange={(_event, { value }) => setTyped(value)}
            onBlur={send}
          />
        </Field>
      )}
    </BlockedField>
  );
}
