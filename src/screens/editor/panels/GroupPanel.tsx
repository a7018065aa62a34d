import { Button, Dropdown, Field, makeStyles, Option, Text, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useListSurface } from '@/components/form/useListSurface';
import { lazyOptional, lazyPart } from '@/components/lazy/lazyPart';
import { useAtPresent } from '@/components/useNow';
import { openByDate } from '@/model/network/closure';
import type { GroupId } from '@/model/network/network';
import { editTransitGroup } from '@/model/network/operations/editTransitGroup';
import { leaveTransitGroup } from '@/model/network/operations/leaveTransitGroup';
import { removeSelection } from '@/model/network/operations/removeSelection';
import { isGroupOpen, setGroupOpen } from '@/model/network/operations/setGroupOpen';
import { SPEED_STEPS } from '@/model/routing/travel/multiplierMaths';
import { nodeLabel } from '@/screens/checks/objectLabel';
import { PanelSection } from '../layout/PanelSection';
import { useEditorActors } from '../session/editorActors';
import { useOpenedLocation } from '../session/openedLocation';
import { useFloorNames } from '../session/useFloorNames';
import { NameField } from './fields/NameField';
import { NumberField } from './fields/NumberField';
import { StopFloors } from './StopFloors';
import { text } from './texts';

const ClosureSwitch = lazyPart(async () => (await import('./closure/ClosureSwitch')).ClosureSwitch);
const ClosureImpact = lazyOptional(async () => (await import('./closure/ClosureImpact')).ClosureImpact);

const useStyles = makeStyles({
  stops: { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '4px' },
  stop: { display: 'flex', alignItems: 'center', gap: '8px' },
  space: { flexGrow: 1 },
  warning: { color: tokens.colorPaletteDarkOrangeForeground1 },
});

const TYPES = { BI: text('bothDirections'), FROM: text('downwards'), TO: text('upwards') } as const;

/** A lift, staircase or escalator: its travel type, direction, weight, speed and stops. */
export function GroupPanel({ ids }: { ids: readonly GroupId[] }) {
  const styles = useStyles();
  const surface = useListSurface();
  const { document, editor, perform } = useEditorActors();
  const { types } = useOpenedLocation();
  const floors = useFloorNames();
  const network = useSelector(document, (snapshot) => snapshot.context.history.present);
  const open = useAtPresent((now) => openByDate(network, now));
  const [id] = ids;
  const group = id === undefined ? undefined : network.groups.get(id);
  if (!group) return null;
  const set = (settings: Parameters<typeof editTransitGroup>[2]) =>
    perform(editTransitGroup(network, group.id, settings));
  const isOpen = isGroupOpen(network, group.id);
  const stops = group.nodes.flatMap((node) => network.nodes.get(node) ?? []).sort((one, other) => other.z - one.z);
  return (
    <PanelSection
      title={group.name}
      note={group.id < 1 ? text('newTransitGroup') : text('editTransitGroup')}
      actions={
        <Button onClick={() => perform(removeSelection(network, { type: 'group', ids: [group.id] }))}>
          {text('deleteGroup')}
        </Button>
      }
    >
      <NameField key={group.id} name={group.name} onCommit={(name) => set({ name })} />
      <Suspense fallback={null}>
        <ClosureSwitch
          key={`closure ${group.id}`}
          of={`group ${group.id}`}
          isOpen={isOpen}
          closure={stops.find(({ closure }) => closure)?.closure}
          onSet={(open, closure) => perform(setGroupOpen(network, group.id, open, closure))}
        />
      </Suspense>
      {isOpen && (
        <Suspense fallback={null}>
          <ClosureImpact network={network} group={group.id} />
        </Suspense>
      )}
      <Field label={text('travelType')}>
        <Dropdown
          {...surface}
          value={types.find(({ key }) => key === group.travel)?.name ?? group.travel}
          selectedOptions={[group.travel]}
          onOptionSelect={(_event, { optionValue }) => optionValue && set({ travel: optionValue })}
        >
          {types.map(({ key, name }) => (
            <Option key={key} value={key}>
              {name}
            </Option>
          ))}
        </Dropdown>
      </Field>
      <Field label={text('direction')}>
        <Dropdown
          {...surface}
          value={TYPES[group.type]}
          selectedOptions={[group.type]}
          onOptionSelect={(_event, { optionValue }) =>
            (optionValue === 'BI' || optionValue === 'FROM' || optionValue === 'TO') && set({ type: optionValue })
          }
        >
          {(['BI', 'TO', 'FROM'] as const).map((type) => (
            <Option key={type} value={type}>
              {TYPES[type]}
            </Option>
          ))}
        </Dropdown>
      </Field>
      <NumberField
        of={ids[0] ?? 0}
        label={text('weight')}
        value={group.weight}
        min={-10000}
        max={10000}
        step={50}
        digits={0}
        onCommit={(weight) => set({ weight })}
      />
      <Field label={text('speed')}>
        <Dropdown
          {...surface}
          value={text('times', { speed: group.multiplier })}
          selectedOptions={[String(group.multiplier)]}
          onOptionSelect={(_event, { optionValue }) => optionValue && set({ multiplier: Number(optionValue) })}
        >
          {SPEED_STEPS.map((speed) => (
            <Option key={speed} value={String(speed)}>
              {text('times', { speed })}
            </Option>
          ))}
        </Dropdown>
      </Field>
      <Field label={text('stops')}>
        <ul className={styles.stops}>
          {stops.map((node) => (
            <li key={node.id} className={styles.stop}>
              <Text>
                {[
                  floors.get(node.floor) ?? text('unknownFloor'),
                  nodeLabel(node),
                  ...(node.open || open.has(node.id) ? [] : [text('closed')]),
                ].join(' · ')}
              </Text>
              <span className={styles.space} />
              <Button
                size="small"
                appearance="subtle"
                onClick={() => {
                  editor.send({ type: 'floor.set', floor: node.floor });
                  document.send({ type: 'select', selection: { type: 'node', ids: [node.id] } });
                }}
              >
                {text('show')}
              </Button>
              <Button
                size="small"
                appearance="subtle"
                onClick={() => perform(leaveTransitGroup(network, node.id, group.id))}
              >
                {text('remove')}
              </Button>
            </li>
          ))}
        </ul>
      </Field>
      <StopFloors group={group} />
      {stops.length < 2 && <Text className={styles.warning}>{text('oneStop')}</Text>}
    </PanelSection>
  );
}
