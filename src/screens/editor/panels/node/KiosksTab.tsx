import { Dropdown, Field, makeStyles, Option, Text, Textarea, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useState, useSyncExternalStore } from 'react';
import { BlockedField } from '@/components/blocked/BlockedField';
import { WarningDialog } from '@/components/dialog/WarningDialog';
import { DraftNotices } from '@/components/form/DraftNotices';
import { useListSurface } from '@/components/form/useListSurface';
import type { PlacedKiosk } from '@/contract/locations/projectData';
import type { NodeDetails } from '@/contract/network/nodes';
import { nodeId } from '@/model/network/network';
import { kioskChange } from '../../beside/kioskChange';
import { useBesideNetwork } from '../../session/besideNetwork';
import { useEditorActors } from '../../session/editorActors';
import { useOpenedLocation } from '../../session/openedLocation';
import { useTypedForm } from '../../typed/useTypedForm';
import { KioskRow } from './KioskRow';
import type { NodeEditing } from './nodeEditing';
import { text } from './texts';

const useStyles = makeStyles({
  list: { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '4px' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const idsOf = ({ screens }: NodeDetails): { id: number }[] => screens.map(({ id }) => ({ id }));

/** The kiosks at a node, and their positions. */
export function KiosksTab({ editing }: { editing: NodeEditing }) {
  const styles = useStyles();
  const surface = useListSurface();
  const { data } = useOpenedLocation();
  const { node, blockedBy, save } = editing;
  const { typed } = useBesideNetwork();
  const kept = useSyncExternalStore(typed.subscribe, typed.get);
  const [chosen, setEdited] = useState<number | null>(null);
  // A form with unsaved input is open, also after the draft was restored.
  const edited = chosen ?? node.screens.find(({ id }) => `kiosk ${id}` in kept)?.id ?? null;
  const { document } = useEditorActors();
  const nodes = useSelector(document, (snapshot) => snapshot.context.history.present.nodes);
  const [asked, setAsked] = useState<PlacedKiosk | null>(null);
  const note = (id: number, name: string, from: number | null, to: number | null) => {
    const kind = to === null ? 'removeKiosk' : 'moveKiosk';
    document.send({ type: 'beside.changed', changes: [kioskChange(id, from, to)], note: { kind, of: name } });
  };
  const add = ({ id, name, node_id }: PlacedKiosk) =>
    save(
      (current) => ({ screens: [...idsOf(current).filter((one) => one.id !== id), { id }] }),
      () => note(id, name, node_id, node.id),
    );
  const placeOf = (kiosk: PlacedKiosk) => {
    const at = kiosk.node_id === null ? undefined : nodes.get(nodeId(kiosk.node_id));
    const floors = data.location.buildings.flatMap((building) => building.floors);
    const floor = floors.find(({ uuid }) => uuid === at?.floor)?.name;
    return { node: at?.name || text('nodeNumber', { id: kiosk.node_id ?? 0 }), floor: floor ?? text('unknownFloor') };
  };
  const others = data.screens.filter(({ id }) => !node.screens.some((kiosk) => kiosk.id === id));
  return (
    <>
      {node.screens.length === 0 ? (
        <Text className={styles.quiet}>{text('noScreens')}</Text>
      ) : (
        <ul className={styles.list}>
          {node.screens.map((kiosk) => (
            <KioskRow
              key={kiosk.id}
              kiosk={kiosk}
              editing={editing}
              isEdited={kiosk.id === edited}
              onEdit={() => setEdited(kiosk.id)}
              onEnd={() => setEdited(null)}
              onRemove={() =>
                save(
                  (current) => ({ screens: idsOf(current).filter(({ id }) => id !== kiosk.id) }),
                  () => note(kiosk.id, kiosk.name, node.id, null),
                )
              }
            />
          ))}
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
                const kiosk = others.find(({ id }) => id === Number(optionValue));
                if (kiosk && kiosk.node_id !== null) setAsked(kiosk);
                else if (kiosk) add(kiosk);
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
      {asked && (
        <WarningDialog
          isOpen
          title={text('moveTitle', { name: asked.name })}
          text={text('moveText', placeOf(asked))}
          labels={{ confirm: text('move') }}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            add(asked);
          }}
        />
      )}
    </>
  );
}

/** It is saved with everything else. */
function LocationDescription({ editing: { node, blockedBy, isSaving } }: { editing: NodeEditing }) {
  const draft = useTypedForm({
    form: `description of node ${node.id}`,
    node,
    note: { kind: 'describePlace' },
    saved: { description: node.location_description },
    labels: { description: text('locationDescription') },
    isSaving,
  });
  return (
    <>
      <DraftNotices draft={draft} />
      <BlockedField by={blockedBy}>
        {(isBlocked) => (
          <Field label={text('locationDescription')} hint={text('locationHint')}>
            <Textarea
              disabled={isBlocked}
              resize="vertical"
              maxLength={5000}
              value={draft.values.description}
              onChange={(_event, { value }) => draft.set({ description: value })}
            />
          </Field>
        )}
      </BlockedField>
    </>
  );
}
