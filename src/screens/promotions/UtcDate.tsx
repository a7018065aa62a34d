import { Tooltip } from '@fluentui/react-components';
import { useCurrentUser } from '@/components/currentUser';
import { formatUnnamed } from '@/components/formatDateTime';
import { toInstant, type UtcDateTime } from '@/model/content/hours/utcDateTime';
import { text } from './texts';

/** The day of a moment in UTC; a pointer shows the time where the user is. */
export function UtcDate({ value }: { value: UtcDateTime }) {
  const { user } = useCurrentUser();
  const time = formatUnnamed(toInstant(value), user.time_zone);
  return (
    <Tooltip content={text('localTime', { time, zone: user.time_zone })} relationship="description">
      <span>{text('utc', { date: value.slice(0, 10) })}</span>
    </Tooltip>
  );
}
