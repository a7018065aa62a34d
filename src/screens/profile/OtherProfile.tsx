import { Avatar, Button } from '@fluentui/react-components';
import { PersonProhibitedRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { personQuery } from '@/api/profile';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { FactList } from './FactList';
import { ProfilePage } from './ProfilePage';
import { ProfileSection } from './ProfileSection';

/** Somebody else's profile: everything is to be read and nothing to be changed. */
export function OtherProfile({ uuid }: { uuid: string }) {
  const person = useQuery(personQuery(uuid));
  if (person.isPending) return <Loading label="Loading the profile" />;
  if (person.isError)
    return (
      <EmptyState
        icon={<PersonProhibitedRegular />}
        title="This profile cannot be shown"
        text={person.error.message}
        action={<Button onClick={() => void person.refetch()}>Try again</Button>}
      />
    );
  const { name, email, avatar, notify, time_zone, roles, organisation, TFA } = person.data;
  return (
    <ProfilePage title={name}>
      <ProfileSection title="Details">
        <Avatar size={96} name={name} color="brand" {...(avatar !== null && { image: { src: avatar } })} />
        <FactList
          facts={[
            ['Name', name],
            ['Email', email],
            ['Notifications', notify ? 'On' : 'Off'],
            ['Time Zone', time_zone],
            ['Two-factor', TFA === 1 ? 'On' : 'Off'],
          ]}
        />
      </ProfileSection>
      <ProfileSection title="Organisation">
        <FactList
          facts={[
            ['Organisation', organisation.name],
            ['Role', roles[0]?.display_name ?? 'None'],
          ]}
        />
      </ProfileSection>
    </ProfilePage>
  );
}
