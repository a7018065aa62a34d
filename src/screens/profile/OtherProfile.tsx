import { Avatar, Button } from '@fluentui/react-components';
import { PersonProhibitedRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { personQuery } from '@/api/profile';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { FactList } from './FactList';
import { ProfilePage } from './ProfilePage';
import { ProfileSection } from './ProfileSection';
import { text } from './texts';

/** The read-only profile of another user. */
export function OtherProfile({ uuid }: { uuid: string }) {
  const person = useQuery(personQuery(uuid));
  if (person.isPending) return <Loading label={text('loadingProfile')} />;
  if (person.isError)
    return (
      <EmptyState
        icon={<PersonProhibitedRegular />}
        title={text('profileFailed')}
        text={person.error.message}
        action={<Button onClick={() => void person.refetch()}>{text('tryAgain')}</Button>}
      />
    );
  const { name, email, avatar, notify, time_zone, roles, organisation, TFA } = person.data;
  return (
    <ProfilePage title={name}>
      <ProfileSection title={text('details')}>
        <Avatar size={96} name={name} color="brand" {...(avatar !== null && { image: { src: avatar } })} />
        <FactList
          facts={[
            [text('name'), name],
            [text('email'), email],
            [text('notifications'), notify ? text('on') : text('off')],
            [text('timeZone'), time_zone],
            [text('twoFactor'), TFA === 1 ? text('on') : text('off')],
          ]}
        />
      </ProfileSection>
      <ProfileSection title={text('organisation')}>
        <FactList
          facts={[
            [text('organisation'), organisation.name],
            [text('role'), roles[0]?.display_name ?? text('none')],
          ]}
        />
      </ProfileSection>
    </ProfilePage>
  );
}
