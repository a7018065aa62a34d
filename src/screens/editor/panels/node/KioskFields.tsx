import { Button, Field, Input, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { DraftNotices } from '@/components/form/DraftNotices';
import { pressedKey } from '@/components/pressedKey';
import type { NodeKiosk } from '@/contract/network/nodes';
import { KIOSK_MERGE, type KioskForm, kioskBody, readKioskForm, toKioskForm } from '../../nodeForms/kioskForm';
import { useBesideNetwork } from '../../session/besideNetwork';
import { useEditorActors } from '../../session/editorActors';
import { useTypedForm } from '../../typed/useTypedForm';
import type { NodeEditing } from './nodeEditing';
import { text } from './texts';

const useStyles = makeStyles({
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    padding: '12px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  row: { display: 'flex', gap: '8px' },
});

interface Props {
  readonly kiosk: NodeKiosk;
  readonly editing: NodeEditing;
  readonly onClose: () => void;
}

/** Name, direction, description and place of a kiosk. */
export function KioskFields({ kiosk, editing: { node, blockedBy, isSaving, save }, onClose }: Props) {
  const styles = useStyles();
  const { document } = useEditorActors();
  const { placements } = useBesideNetwork();
  const draft = useTypedForm<KioskForm>({
    form: `kiosk ${kiosk.id}`,
    node,
    note: { kind: 'changeKiosk', of: kiosk.name },
    saved: toKioskForm(kiosk),
    labels: {
      name: text('screenName'),
      orientation: text('orientation'),
      description: text('description'),
      lat: text('latitude'),
      lon: text('longitude'),
    },
    rules: KIOSK_MERGE,
    isSaving,
  });
  const form = draft.values;
  const [isTried, setTried] = useState(false);
  const { fields, errors } = readKioskForm(form);
  const set = (name: keyof KioskForm) => (_event: unknown, data: { value: string }) =>
    draft.set({ [name]: data.value });
  const cancel = () => {
    draft.discard();
    onClose();
  };
  const errorOf = (name: keyof KioskForm) => (isTried && errors[name] ? { validationMessage: errors[name] } : {});
  const submit = () => {
    setTried(true);
    if (Object.keys(errors).length > 0 || draft.differences) return;
    save(kioskBody(kiosk, fields), () => {
      draft.clear();
      onClose();
    });
    // It is the Save of the editor.
    void placements.saveAll();
    document.send({ type: 'save' });
  };
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={text('editNamed', { name: kiosk.name })}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      // Undo brings the input back.
      onKeyDown={(event) => {
        if (pressedKey(event) !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        cancel();
      }}
    >
      <DraftNotices draft={draft} />
      <Field label={text('screenName')} required {...errorOf('name')}>
        <Input autoFocus value={form.name} maxLength={100} onChange={set('name')} />
      </Field>
      <Field label={text('orientation')} hint={text('orientationHint')} {...errorOf('orientation')}>
        <Input inputMode="decimal" contentAfter="°" value={form.orientation} onChange={set('orientation')} />
      </Field>
      <Field label={text('description')}>
        <Textarea value={form.description} maxLength={500} onChange={set('description')} />
      </Field>
      <Field label={text('latitude')} {...errorOf('lat')}>
        <Input inputMode="decimal" value={form.lat} onChange={set('lat')} />
      </Field>
      <Field label={text('longitude')} {...errorOf('lon')}>
        <Input inputMode="decimal" value={form.lon} onChange={set('lon')} />
      </Field>
      <div className={styles.row}>
        <ActionButton type="submit" size="small" blockedBy={blockedBy ?? blockedWhile(isSaving, text('saving'))}>
          {text('save')}
        </ActionButton>
        <Button size="small" onClick={cancel}>
          {text('cancel')}
        </Button>
      </div>
    </form>
  );
}
