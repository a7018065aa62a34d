import { Avatar, Button } from '@fluentui/react-components';
import { PersonProhibitedRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@/api/transport/apiError';
import { personQuery } from '@/api/users/profile';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { isWholeUser } from '@/contract/users/users';
import { FactList } from './FactList';
import { ProfilePage } from './ProfilePage';
import { ProfileSection } from './ProfileSection';
import { text } from './texts';

/** The read-only profile of another user: the fields that the reader may see. */
export function OtherProfile({ uuid }: { uuid: string }) {
  const person = useQuery(personQuery(uuid));
  if (person.isPending) return <Loading label={text('loadingProfile')} />;
  if (person.error instanceof ApiError && person.error.status === 404)
    return (
      <EmptyState
        icon={<PersonProhibitedRegular />}
        isPage
        title={text('personMissing')}
        text={text('personMissingText')}
      />
    );
  if (person.isError)
    return (
      <EmptyState
        icon={<PersonProhibitedRegular />}
        isPage
        title={text('profileFailed')}
        text={person.error.message}
        action={<Button onClick={() => void person.refetch()}>{text('tryAgain')}</Button>}
      />
    );
  const { name, avatar, time_zone } = person.data;
  const whole = isWholeUser(person.data) ? person.data : null;
  return (
    <ProfilePage title={name}>
      <ProfileSection title={text('details')}>
        <Avatar size={96} name={name} color="brand" {...(avatar !== null && { image: { src: avatar } })} />
        <FactList
          facts={[
            [text('name'), name],
            ...(whole === null
              ? []
              : [[text('email'), whole.email] as const, [text('notifications'), onOff(whole.notify)] as const]),
            [text('timeZone'), time_zone],
            ...(whole === null ? [] : [[text('twoFactor'), onOff(whole.TFA === 1)] as const]),
          ]}
        />
      </ProfileSection>
      {whole !== null && (
        <ProfileSection title={text('organisation')}>
          <FactList
            facts={[
              [text('organisation'), whole.organisation.name],
              [text('role'), whole.roles[0]?.display_name ?? text('none')],
            ]}
          />
        </ProfileSection>
      )}
    </ProfilePage>
  );
}

const onOff = (isOn: boolean): string => (isOn ? text('on') : text('off'));
