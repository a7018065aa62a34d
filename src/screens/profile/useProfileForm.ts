import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { ApiError } from '@/api/transport/apiError';
import { saveProfile } from '@/api/users/profile';
import { useNotify } from '@/components/feedback/useNotify';
import { useFieldErrors } from '@/components/form/errors/useFieldErrors';
import { keptDraftOf } from '@/components/form/typed/keptForm';
import { useKeptState } from '@/components/form/typed/useKeptState';
import { type KeptDraft, useRebasedDraft } from '@/components/form/useRebasedDraft';
import { translate } from '@/contract/texts/translate';
import { profileRule } from '@/contract/users/userAdministration';
import { type User, userSchema } from '@/contract/users/users';
import { validate } from '@/contract/validate';
import { text } from './texts';

type FieldErrors = Readonly<Record<string, string>>;

/** Its name among what the tab keeps. */
export const PROFILE_FORM = 'profile';

const CONFLICT = 409;

const fieldErrorsOf = (error: unknown): FieldErrors =>
  error instanceof ApiError
    ? Object.fromEntries(Object.entries(error.fields).map(([field, texts]) => [field, texts[0] ?? '']))
    : {};

const fieldsOf = ({ name, email, notify, time_zone }: User) => ({ name, email, notify, time_zone });

/** The user as somebody else saved them meanwhile; null where the error is another one. */
function currentOf(error: unknown): User | null {
  const current = error instanceof ApiError && error.status === CONFLICT ? error.body?.current : undefined;
  const parsed = userSchema.safeParse(current);
  return parsed.success ? parsed.data : null;
}

interface Options {
  readonly user: User;
  readonly onSaved: (part: Partial<User>) => void;
  /** Whether there are changes that are not saved. */
  readonly onDirty: (isDirty: boolean) => void;
  /** The fields that get the focus with their errors, in the order of the form. */
  readonly inputs: Readonly<Record<string, RefObject<HTMLInputElement | null>>>;
}

/** The draft of one's own profile: it is merged with what somebody else saves, and asks for the password when the service does. */
export function useProfileForm({ user, onSaved, onDirty, inputs }: Options) {
  const showNotification = useNotify();
  const saving = useMutation(saveProfile(user));
  const saved = fieldsOf(user);
  const [kept, keep] = useKeptState<KeptDraft<typeof saved> | null>(PROFILE_FORM, null, (stored) =>
    keptDraftOf(saved, stored),
  );
  const draft = useRebasedDraft({
    kept: [kept, keep],
    saved,
    labels: { name: text('name'), email: text('email'), notify: text('notifications'), time_zone: text('timeZone') },
    isSaving: saving.isPending,
  });
  const { values } = draft;
  const [password, setPassword] = useState('');
  /** The service has asked for the password, which another address needs. */
  const [asksForPassword, setAsksForPassword] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const { errorAt, correct, leave } = useFieldErrors<string>(errors, validate(profileRule, values));
  const isDirty =
    values.name.trim() !== user.name ||
    values.email.trim() !== user.email ||
    values.notify !== user.notify ||
    values.time_zone !== user.time_zone;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);

  const show = (fieldErrors: FieldErrors) => {
    setErrors(fieldErrors);
    const [first] = Object.entries(inputs).filter(([field]) => fieldErrors[field]);
    first?.[1].current?.focus();
    if (fieldErrors.current) setAsksForPassword(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending || draft.differences) return;
    const fieldErrors = validate(profileRule, values);
    show(fieldErrors);
    if (Object.keys(fieldErrors).length > 0) return;
    if (!isDirty) return showNotification(text('unchanged'));
    const proof = asksForPassword && password !== '' ? { current: password } : {};
    saving.mutate(
      { ...values, ...proof },
      {
        onSuccess: ({ data }) => {
          setAsksForPassword(false);
          setPassword('');
          draft.reset(fieldsOf(data));
          onSaved(data);
          showNotification(translate('user.saved'));
        },
        onError: (error) => {
          const present = currentOf(error);
          if (present) onSaved(present);
          show(fieldErrorsOf(error));
        },
      },
    );
  };
  const isShown = Object.keys(errors).length > 0 || currentOf(saving.error) !== null;
  return {
    draft,
    isSaving: saving.isPending,
    /** Why the last save failed, where no field and no notice says it. */
    failure: saving.error && !isShown ? saving.error.message : null,
    asksForPassword,
    password,
    errorAt,
    leave,
    /** Sets fields, whose errors from the last save are corrected by that. */
    change: (changed: Partial<typeof values>) => {
      for (const field of Object.keys(changed)) correct(field);
      draft.set(changed);
    },
    changePassword: (value: string) => {
      correct('current');
      setPassword(value);
    },
    submit,
  };
}
