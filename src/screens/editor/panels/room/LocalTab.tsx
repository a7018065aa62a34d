import { Dropdown, Field, Option } from '@fluentui/react-components';
import { sendPictureFor } from '@/api/uploads/pictures';
import { TagsField } from '@/components/choices/TagsField';
import { useCurrentUser } from '@/components/currentUser';
import { ImageField } from '@/components/form/ImageField';
import { SwitchField } from '@/components/form/SwitchField';
import { TextField } from '@/components/form/TextField';
import { useListSurface } from '@/components/form/useListSurface';
import { ReviewField } from '@/screens/destinations/ReviewField';
import type { PlacementStatus } from '../../placements/roomKind';
import { useOpenedLocation } from '../../session/openedLocation';
import { text } from '../texts';
import type { RoomForm } from './useRoomForm';

const STATUSES: readonly (readonly [PlacementStatus, string])[] = [
  ['', text('statusOpen')],
  ['COMING_SOON', text('statusComingSoon')],
  ['NEW', text('statusNew')],
  ['TEMPORARILY_CLOSED', text('statusClosed')],
];

/** Texts of a destination in this room alone. */
export function LocalTab({ form: { room } }: { form: RoomForm }) {
  const surface = useListSurface();
  const { data } = useOpenedLocation();
  const { organisation } = useCurrentUser();
  const { status } = room.values;
  return (
    <>
      <TextField form={room} name="locationId" hint={text('locationIdHint')} />
      <Field label={room.labelOf('status')}>
        <Dropdown
          {...surface}
          value={STATUSES.find(([key]) => key === status)?.[1] ?? ''}
          selectedOptions={[status]}
          onOptionSelect={(_event, { optionValue }) =>
            room.set('status', STATUSES.find(([key]) => key === optionValue)?.[0] ?? '')
          }
        >
          {STATUSES.map(([key, name]) => (
            <Option key={key} value={key}>
              {name}
            </Option>
          ))}
        </Dropdown>
      </Field>
      <SwitchField form={room} name="isFlagship" />
      <TextField form={room} name="description" rows={3} />
      <TextField form={room} name="phone" type="tel" />
      <TextField form={room} name="address" />
      <TextField form={room} name="parking" />
      <ImageField
        form={room}
        name="photo"
        send={sendPictureFor(organisation.uuid, 'destination.logo')}
        hint={text('photoHint')}
      />
      <ReviewField form={room} name="review" />
      <TagsField form={room} name="badges" known={data.badges} />
    </>
  );
}
