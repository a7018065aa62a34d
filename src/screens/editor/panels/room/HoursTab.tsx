import { Text } from '@fluentui/react-components';
import { WeekField } from '@/components/hours/WeekField';
import { weekText } from '@/components/hours/week';
import { text } from '../texts';
import type { RoomForm } from './useRoomForm';

/** Opening hours of this place; without them those of the destination count. */
export function HoursTab({ form: { room, shared } }: { form: RoomForm }) {
  const everywhere = shared?.form.values.hours;
  return (
    <>
      <WeekField form={room} name="hours" switchLabel={text('hasOwnHours')} />
      {room.values.hours === null && (
        <Text size={200}>
          {everywhere ? text('hoursAsEverywhere', { hours: weekText(everywhere) }) : text('noHoursAnywhere')}
        </Text>
      )}
    </>
  );
}
