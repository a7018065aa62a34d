import { Button, Caption1, Dropdown, Field, Option, Radio, RadioGroup, Text } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '@/api/categories/categories';
import { tagsQuery } from '@/api/destinations/destinations';
import { ActionButton } from '@/components/blocked/ActionButton';
import { ManyChoice } from '@/components/choices/ManyChoice';
import { TagsInput } from '@/components/choices/TagsInput';
import { useCurrentUser } from '@/components/currentUser';
import { useListSurface } from '@/components/form/useListSurface';
import { WeekField } from '@/components/hours/WeekField';
import type { Floor } from '@/contract/buildings/buildings';
import { isSame } from '@/machines/records/formResult';
import { MESH_KINDS } from '@/model/floorPlan/kinds/meshKind';
import { commonValue } from '@/model/network/commonValue';
import { PanelSection } from '../layout/PanelSection';
import { fieldText } from '../placements/fieldTexts';
import { useBesideNetwork } from '../session/besideNetwork';
import { useEditorActors } from '../session/editorActors';
import { useToolWorld } from '../session/useToolWorld';
import { removalBlockedBy, removeRooms } from '../tools/outline/removeRooms';
import { kindText } from './fields/kindText';
import { commonItems, withCommon } from './room/commonItems';
import { useRoomsForm } from './room/useRoomsForm';
import { text } from './texts';

interface Props {
  readonly floor: Floor;
  readonly meshes: readonly string[];
}

/** Several rooms: a change applies to all of them, as one step. A value in which they differ is shown as mixed. */
export function RoomsPanel({ floor, meshes }: Props) {
  const surface = useListSurface();
  const { editor } = useEditorActors();
  const { organisation } = useCurrentUser();
  const { data: choices = [] } = useQuery(categoriesQuery(organisation.uuid));
  const { data: knownTags = [] } = useQuery(tagsQuery(organisation.uuid));
  const world = useToolWorld();
  const { removing } = useBesideNetwork();
  const { roles, rooms, destinations, setRoles, setRooms, setDestinations } = useRoomsForm(floor.uuid, meshes);
  const type = commonValue(roles, (role) => role.type);
  const kind = commonValue(roles, (role) => role.kind ?? '');
  const hours = rooms.every((room) => isSame(room.hours, rooms[0]?.hours)) ? (rooms[0]?.hours ?? null) : undefined;
  const categories = commonItems(destinations.map((one) => one.categories));
  const tags = commonItems(destinations.map((one) => one.tags));
  const mixedUnless = (isCommon: boolean) => (isCommon ? {} : { hint: text('mixedHint') });
  return (
    <PanelSection
      title={text('rooms', { count: meshes.length })}
      note={text('roomsNote')}
      actions={
        <>
          <ActionButton
            size="small"
            blockedBy={removalBlockedBy(world)}
            onClick={() => removeRooms({ ...world, removing })}
          >
            {text('deleteRooms', { count: meshes.length })}
          </ActionButton>
          <Button size="small" appearance="subtle" onClick={() => editor.send({ type: 'mesh.select', mesh: null })}>
            {text('back')}
          </Button>
        </>
      }
    >
      <Field label={text('type')} {...(type === null && { hint: text('mixed') })}>
        <RadioGroup
          layout="horizontal"
          value={type ?? ''}
          onChange={(_event, { value }) =>
            setRoles((role) => ({
              ...role,
              type: value === 'floor' ? 'floor' : 'destination',
              linked_floor_id: value === role.type ? role.linked_floor_id : null,
            }))
          }
        >
          <Radio value="destination" label={text('destination')} />
          <Radio value="floor" label={text('floor')} />
        </RadioGroup>
      </Field>
      <Field label={text('kind')}>
        <Dropdown
          {...surface}
          value={kind === null ? text('mixed') : kind === '' ? text('kindAutomatic') : kindText(kind)}
          selectedOptions={kind === null ? [] : [kind]}
          onOptionSelect={(_event, { optionValue }) =>
            setRoles((role) => ({ ...role, kind: MESH_KINDS.find((one) => one === optionValue) ?? null }))
          }
        >
          <Option value="">{text('kindAutomatic')}</Option>
          {MESH_KINDS.map((one) => (
            <Option key={one} value={one}>
              {kindText(one)}
            </Option>
          ))}
        </Dropdown>
      </Field>
      {hours === undefined && <Text size={200}>{text('mixedHours')}</Text>}
      <WeekField
        form={{
          values: { hours: hours ?? null },
          set: (_field, value) => setRooms({ hours: value }),
          labelOf: () => fieldText('ownHours'),
          errorOf: () => undefined,
          touch: () => undefined,
        }}
        name="hours"
        switchLabel={text('hasOwnHours')}
      />
      {destinations.length > 0 && (
        <>
          <Caption1>{text('everywhereOfRooms', { count: destinations.length })}</Caption1>
          <ManyChoice
            field={{
              label: text('categories'),
              ...mixedUnless(destinations.every((one) => isSame(one.categories, categories))),
            }}
            value={categories}
            choices={choices}
            onChange={(next) =>
              setDestinations((one) => ({ ...one, categories: [...withCommon(one.categories, categories, next)] }))
            }
            onLeave={() => undefined}
          />
          <TagsInput
            field={{ label: text('tags'), ...mixedUnless(destinations.every((one) => isSame(one.tags, tags))) }}
            value={tags}
            known={knownTags}
            onChange={(next) => setDestinations((one) => ({ ...one, tags: [...withCommon(one.tags, tags, next)] }))}
          />
        </>
      )}
    </PanelSection>
  );
}
