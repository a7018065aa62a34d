import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Textarea,
} from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createLocation } from '@/api/projects';
import { useCurrentUser } from '@/components/currentUser';
import { dialogProps } from '@/components/dialog/dialogTable';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { useNotify } from '@/components/feedback/useNotify';
import { locationRule } from '@/contract/projects';
import { validate } from '@/contract/validate';

const useStyles = makeStyles({ fields: { display: 'flex', flexDirection: 'column', gap: '12px' } });

/** Name and description of a new location; it then opens its buildings, the next step on the way to a map. */
export function CreateLocationDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  useReturnFocus();
  return (
    <Dialog open={isOpen} onOpenChange={(_event, { open }) => !open && onClose()}>
      <DialogSurface {...dialogProps('createLocation')}>
        {isOpen && <CreateLocationForm onClose={onClose} />}
      </DialogSurface>
    </Dialog>
  );
}

function CreateLocationForm({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const { organisation } = useCurrentUser();
  const navigate = useNavigate();
  const notify = useNotify();
  const creation = useMutation(createLocation(organisation.uuid));
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const nameInput = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (creation.isPending) return;
    const input = { name, ...(description.trim() && { description }) };
    const fieldErrors = validate(locationRule, input);
    setErrors(fieldErrors);
    if (fieldErrors.name) nameInput.current?.focus();
    if (Object.keys(fieldErrors).length > 0) return;
    creation.mutate(input, {
      onSuccess: ({ data, message }) => {
        notify(message);
        onClose();
        void navigate(`/locations/${data.project.uuid}/buildings`);
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <DialogBody>
        <DialogTitle>Create location</DialogTitle>
        <DialogContent className={styles.fields}>
          {creation.error && (
            <MessageBar intent="error">
              <MessageBarBody>{creation.error.message}</MessageBarBody>
            </MessageBar>
          )}
          <Field label="Location name" required {...(errors.name && { validationMessage: errors.name })}>
            <Input input={{ ref: nameInput }} autoFocus value={name} onChange={(_event, { value }) => setName(value)} />
          </Field>
          <Field label="Location description" {...(errors.description && { validationMessage: errors.description })}>
            <Textarea value={description} rows={3} onChange={(_event, { value }) => setDescription(value)} />
          </Field>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" appearance="primary" disabledFocusable={creation.isPending}>
            {creation.isPending ? 'Saving...' : 'Create location'}
          </Button>
        </DialogActions>
      </DialogBody>
    </form>
  );
}
