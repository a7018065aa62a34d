import {
  Badge,
  Button,
  Image,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Text,
  tokens,
  useRestoreFocusTarget,
} from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { CodeField } from '@/components/form/CodeField';
import { CopyText } from '@/components/layout/CopyText';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { TwoFactorSetup } from '@/contract/passwords';
import type { twoFactorSetupMachine } from '@/machines/session/twoFactorSetup.machine';
import { DisableTwoFactorDialog } from './DisableTwoFactorDialog';
import { ProfileSection } from './ProfileSection';

const useStyles = makeStyles({
  setup: { display: 'flex', flexWrap: 'wrap', gap: '24px' },
  // Scanners want it dark on light, whatever the theme.
  image: { borderRadius: tokens.borderRadiusMedium, backgroundColor: '#ffffff', padding: '8px' },
  form: { display: 'flex', flexDirection: 'column', gap: '12px', flex: '1 1 240px' },
  buttons: { display: 'flex', gap: '8px' },
});

interface Props {
  readonly machine: typeof twoFactorSetupMachine;
  readonly isOn: boolean;
}

/** Two-factor authentication of one's own account. */
export function TwoFactorSection({ machine, isOn }: Props) {
  const twoFactor = useMachineActor(machine, { input: { isOn } });
  const snapshot = useSelector(twoFactor, (now) => now);
  const { setup, errors, isOn: isProtected } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  // The focus comes back to the button when the dialog closes.
  const opener = useRestoreFocusTarget();
  const asksForProof = snapshot.matches('confirmingDisable') || snapshot.matches('disabling');
  return (
    <ProfileSection
      title="Two-factor authentication"
      tag={
        <Badge appearance="tint" color={isProtected ? 'success' : 'informative'}>
          {isProtected ? 'On' : 'Off'}
        </Badge>
      }
      text="A code of an authenticator app is asked for when you sign in, besides your password."
    >
      {errors.form !== undefined && !asksForProof && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{errors.form}</MessageBarBody>
        </MessageBar>
      )}
      {setup === null ? (
        <div>
          {isProtected ? (
            <Button {...opener} onClick={() => twoFactor.send({ type: 'disable' })}>
              Disable
            </Button>
          ) : (
            <Button disabledFocusable={isBusy} onClick={() => twoFactor.send({ type: 'enable' })}>
              {isBusy ? 'Preparing' : 'Enable'}
            </Button>
          )}
        </div>
      ) : (
        <SetupForm
          setup={setup}
          error={errors.code}
          isBusy={isBusy}
          onConfirm={(code) => twoFactor.send({ type: 'confirm', code })}
          onCancel={() => twoFactor.send({ type: 'cancel' })}
        />
      )}
      <DisableTwoFactorDialog
        isOpen={asksForProof}
        errors={errors}
        isBusy={isBusy}
        onProve={(proof) => twoFactor.send({ type: 'prove', ...proof })}
        onCancel={() => twoFactor.send({ type: 'cancel' })}
      />
    </ProfileSection>
  );
}

function SetupForm({
  setup,
  error,
  isBusy,
  onConfirm,
  onCancel,
}: {
  setup: TwoFactorSetup;
  error: string | undefined;
  isBusy: boolean;
  onConfirm: (code: string) => void;
  onCancel: () => void;
}) {
  const styles = useStyles();
  const [code, setCode] = useState('');
  return (
    <form
      className={styles.setup}
      noValidate
      aria-label="Set up two-factor authentication"
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm(code);
      }}
    >
      <Image
        className={styles.image}
        src={setup.qr_image}
        alt="QR code of the secret for your authenticator app"
        width={200}
        height={200}
      />
      <div className={styles.form}>
        <Text>Scan the code with your authenticator app, or type the secret into it. Then type the code it shows.</Text>
        <CopyText text={setup.secret} name="secret" />
        <CodeField value={code} onChange={setCode} error={error} isFirst />
        <div className={styles.buttons}>
          <Button type="submit" disabledFocusable={isBusy}>
            {isBusy ? 'Checking' : 'Confirm'}
          </Button>
          <Button appearance="subtle" disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  );
}
