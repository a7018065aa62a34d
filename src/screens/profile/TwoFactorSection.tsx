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
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { CodeField } from '@/components/form/CodeField';
import { useFieldErrors } from '@/components/form/errors/useFieldErrors';
import { CopyText } from '@/components/layout/CopyText';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { TwoFactorSetup } from '@/contract/session/passwords';
import type { twoFactorSetupMachine } from '@/machines/session/twoFactorSetup.machine';
import { DisableTwoFactorDialog } from './DisableTwoFactorDialog';
import { PasswordProof } from './PasswordProof';
import { ProfileSection } from './ProfileSection';
import { text } from './texts';

const useStyles = makeStyles({
  setup: { display: 'flex', flexWrap: 'wrap', gap: '24px' },
  // Scanners need dark on light, whatever the theme.
  image: { borderRadius: tokens.borderRadiusMedium, backgroundColor: '#ffffff', padding: '8px' },
  form: { display: 'flex', flexDirection: 'column', gap: '12px', flex: '1 1 240px' },
  buttons: { display: 'flex', gap: '8px' },
});

interface Props {
  readonly machine: typeof twoFactorSetupMachine;
  readonly isOn: boolean;
}

/** Two-factor authentication of the user's own account. */
export function TwoFactorSection({ machine, isOn }: Props) {
  const twoFactor = useMachineActor(machine, { input: { isOn } });
  const { setup, errors, isProtected, isBusy, asksForProof } = useSelector(
    twoFactor,
    (snapshot) => ({
      setup: snapshot.context.setup,
      errors: snapshot.context.errors,
      isProtected: snapshot.context.isOn,
      isBusy: snapshot.hasTag('busy'),
      asksForProof: snapshot.matches('confirmingDisable') || snapshot.matches('disabling'),
    }),
    shallowEqual,
  );
  // The focus returns to the button when the dialog closes.
  const opener = useRestoreFocusTarget();
  const place = useRef<HTMLDivElement>(null);
  const isSettingUp = setup !== null;
  const wasSettingUp = useRef(isSettingUp);
  // The form that had the focus is gone.
  useEffect(() => {
    if (wasSettingUp.current && !isSettingUp) place.current?.querySelector('button')?.focus();
    wasSettingUp.current = isSettingUp;
  }, [isSettingUp]);
  return (
    <ProfileSection
      title={text('twoFactorAuthentication')}
      tag={
        <Badge appearance="tint" color={isProtected ? 'success' : 'informative'}>
          {isProtected ? text('on') : text('off')}
        </Badge>
      }
      text={text('twoFactorHint')}
    >
      {errors.form !== undefined && !asksForProof && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{errors.form}</MessageBarBody>
        </MessageBar>
      )}
      {setup === null ? (
        <div ref={place}>
          {isProtected ? (
            <Button {...opener} onClick={() => twoFactor.send({ type: 'disable' })}>
              {text('disable')}
            </Button>
          ) : (
            <ActionButton blockedBy={blockedWhile(isBusy)} onClick={() => twoFactor.send({ type: 'enable' })}>
              {isBusy ? text('preparing') : text('enable')}
            </ActionButton>
          )}
        </div>
      ) : (
        <SetupForm
          setup={setup}
          errors={errors}
          isBusy={isBusy}
          onConfirm={(code, password) => twoFactor.send({ type: 'confirm', code, password })}
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

/** A secret in groups of four, which are easier to type. */
const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

function SetupForm({
  setup,
  errors,
  isBusy,
  onConfirm,
  onCancel,
}: {
  setup: TwoFactorSetup;
  errors: { readonly code?: string; readonly password?: string };
  isBusy: boolean;
  onConfirm: (code: string, password: string) => void;
  onCancel: () => void;
}) {
  const styles = useStyles();
  const { errorAt, correct } = useFieldErrors(errors);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [asksForPassword, setAsksForPassword] = useState(false);
  useEffect(() => {
    if (errors.password) setAsksForPassword(true);
  }, [errors]);
  return (
    <form
      className={styles.setup}
      noValidate
      aria-label={text('setup')}
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm(code, password);
      }}
    >
      <Image className={styles.image} src={setup.qr_image} alt={text('secretQr')} width={200} height={200} />
      <div className={styles.form}>
        <Text>{text('setupHint')}</Text>
        <CopyText text={setup.secret} shown={inGroups(setup.secret)} name={text('secret')} />
        <CodeField
          value={code}
          onChange={(value) => {
            correct('code');
            setCode(value);
          }}
          error={errorAt('code')}
          isFirst
        />
        {asksForPassword && (
          <PasswordProof
            value={password}
            onChange={(value) => {
              correct('password');
              setPassword(value);
            }}
            error={errorAt('password')}
          />
        )}
        <div className={styles.buttons}>
          <ActionButton type="submit" appearance="primary" blockedBy={blockedWhile(isBusy)}>
            {isBusy ? text('checking') : text('confirm')}
          </ActionButton>
          <ActionButton appearance="subtle" blockedBy={blockedWhile(isBusy)} onClick={onCancel}>
            {text('cancel')}
          </ActionButton>
        </div>
      </div>
    </form>
  );
}
