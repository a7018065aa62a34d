import { Dropdown, Field, makeStyles, Option, Text, Textarea, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { BlockedField } from '@/components/blocked/BlockedField';
import { useListSurface } from '@/components/form/useListSurface';
import type { NodeDetails } from '@/contract/nodes';
import { useEditor } from '../../editorSession';
import type { NodeEditing } from './nodeEditing';
import { ScreenFields } from './ScreenFields';
import { text } from './texts';

const useStyles = makeStyles({
  list: { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '4px' },
  row: { display: 'flex', alignItems: 'center', gap: '8px' },
  name: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

const idsOf = ({ screens }: NodeDetails): { id: number }[] => screens.map(({ id }) => ({ id }));

/** The screens at a node, and where they stand. */
export function ScreensTab({ editing }: { editing: NodeEditing }) {
  const styles = useStyles();
  const surface = useListSurface();
  const { data } = useEditor();
  const { node, blockedBy, save } = editing;
  const [edited, setEdited] = useState<number | null>(null);
  const others = data.screens.filter(({ id }) => !node.screens.some((screen) => screen.id === id));
  return (
    <>
      {node.screens.length === 0 ? (
        <Text className={styles.quiet}>{text('noScreens')}</Text>
      ) : (
        <ul className={styles.list}>
          {node.screens.map((screen) =>
            screen.id === edited ? (
              <li key={screen.id}>
                <ScreenFields screen={screen} editing={editing} onClose={() => setEdited(null)} />
              </li>
            ) : (
              <li key={screen.id} className={styles.row}>
                <span className={styles.name}>
                  <Text>{screen.name}</Text>
                  <Text size={200} className={styles.quiet}>
                    {text('degrees', { orientation: screen.orientation })}
                  </Text>
                </span>
                <ActionButton
                  size="small"
                  appearance="subtle"
                  blockedBy={blockedBy}
                  aria-label={text('editNamed', { name: screen.name })}
                  onClick={() => setEdited(screen.id)}
                >
                  {text('edit')}
                </ActionButton>
                <ActionButton
                  size="small"
                  appearance="subtle"
                  blockedBy={blockedBy}
                  aria-label={text('removeNamed', { name: screen.name })}
                  onClick={() => save((current) => ({ screens: idsOf(current).filter(({ id }) => id !== screen.id) }))}
                >
                  {text('remove')}
                </ActionButton>
              </li>
            ),
          )}
        </ul>
      )}
      <BlockedField by={blockedBy ?? (others.length === 0 ? text('allScreensHere') : null)}>
        {(isBlocked) => (
          <Field label={text('add')}>
            <Dropdown
              {...surface}
              disabled={isBlocked}
              placeholder={text('chooseScreen')}
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
