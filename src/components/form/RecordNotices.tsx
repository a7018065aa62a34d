import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
} from '@fluentui/react-components';
import type { FormValues } from '@/machines/records/recordFormTypes';
import { ConflictChoice } from '../dialog/ConflictChoice';
import { useChangesBlockedBy } from '../rights/changeRights';
import { text } from './texts';
import type { RecordForm } from './useRecordForm';

const useStyles = makeStyles({
  // In a form taller than its dialog a shrunken bar is covered by the field below, which takes its clicks.
  bar: { flexShrink: 0 },
});

/** Says that other people deleted or changed the record while its form was open, and asks about fields that both changed. */
export function RecordNotices<Values extends FormValues>({ form }: { readonly form: RecordForm<Values> }) {
  const styles = useStyles();
  const readOnly = useChangesBlockedBy();
  const { one, differences, isBack, resolve, send } = form;
  const meanwhile = [isBack && text('typedBack'), form.meanwhile].filter(Boolean).join(' ');
  if (form.isGone)
    return (
      <MessageBar intent="warning" layout="multiline" className={styles.bar}>
        <MessageBarBody>
          <MessageBarTitle>{text('gone', { one })}</MessageBarTitle>
          {text(form.isCreatable ? 'goneCreatable' : 'goneText')}
        </MessageBarBody>
        {form.isCreatable && readOnly === null && (
          <MessageBarActions>
            <Button size="small" onClick={() => send('saveAsNew')}>
              {text('saveAsNew', { one })}
            </Button>
          </MessageBarActions>
        )}
      </MessageBar>
    );
  if (differences)
    return <ConflictChoice differences={differences} onResolve={resolve} onLater={() => send('cancel')} />;
  if (meanwhile === '') return null;
  return (
    <MessageBar intent="info" layout="multiline" className={styles.bar}>
      <MessageBarBody>{meanwhile}</MessageBarBody>
    </MessageBar>
  );
}
