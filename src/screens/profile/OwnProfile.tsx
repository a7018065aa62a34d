import { useState } from 'react';
import { LeaveDialog } from '@/components/dialog/LeaveDialog';
import { useTypedSlot } from '@/components/form/typed/useTypedSlot';
import { translate } from '@/contract/texts/translate';
import type { User } from '@/contract/users/users';
import type { changePasswordMachine } from '@/machines/session/changePassword.machine';
import type { twoFactorSetupMachine } from '@/machines/session/twoFactorSetup.machine';
import { AvatarField } from './AvatarField';
import { ChangePasswordSection } from './ChangePasswordSection';
import { FactList } from './FactList';
import { ProfileForm } from './ProfileForm';
import { ProfilePage } from './ProfilePage';
import { ProfileSection } from './ProfileSection';
import { SessionList } from './SessionList';
import { TwoFactorSection } from './TwoFactorSection';
import { text } from './texts';
import { PROFILE_FORM } from './useProfileForm';

interface Props {
  readonly user: User;
  readonly passwordMachine: typeof changePasswordMachine;
  readonly twoFactorMachine: typeof twoFactorSetupMachine;
  /** Called after each save of the own record, so that the rest of the console shows it. */
  readonly onChanged: (part: Partial<User>) => void;
  /** The change signs the user out. */
  readonly onPasswordChanged: () => void;
}

/** The user's own profile. */
export function OwnProfile({ user, passwordMachine, twoFactorMachine, onChanged, onPasswordChanged }: Props) {
  const [isDirty, setDirty] = useState(false);
  const typed = useTypedSlot(PROFILE_FORM);
  return (
    <ProfilePage title={text('myProfile')}>
      <ProfileSection title={text('details')}>
        <AvatarField user={user} onChanged={(avatar) => onChanged({ avatar })} />
        <ProfileForm user={user} onSaved={onChanged} onDirty={setDirty} />
      </ProfileSection>
      <ProfileSection title={text('organisation')}>
        <FactList
          facts={[
            [text('organisation'), user.organisation.name],
            [text('role'), user.roles[0]?.display_name ?? text('none')],
          ]}
        />
      </ProfileSection>
      <ChangePasswordSection machine={passwordMachine} email={user.email} onDone={onPasswordChanged} />
      <TwoFactorSection machine={twoFactorMachine} isOn={user.TFA === 1} />
      <SessionList user={user} />
      <LeaveDialog isDirty={isDirty} text={translate('form.unsaved')} onDiscard={() => typed.write(null)} />
    </ProfilePage>
  );
}
