import { Button, Field, Input, makeStyles, Text, Textarea, tokens } from '@fluentui/react-components';
import type { KeyboardEvent } from 'react';
import { pressedKey } from '@/components/pressedKey';
import { TRANSLATION_LIMIT } from '@/contract/translations/translations';
import type { TranslationRow } from '@/model/content/translationRows';
import { cutText } from '@/model/text/cutText';
import { englishName } from './knownLanguages';
import { text } from './texts';
import type { Draft } from './useTranslationDrafts';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '4px 24px',
    padding: '12px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    // Rows that are out of sight cost nothing.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 88px',
    '@media (max-width: 699px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  original: { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '6px' },
});

interface Props {
  readonly row: TranslationRow;
  readonly language: string;
  readonly draft: Draft | undefined;
  readonly isSaved: boolean;
  readonly onType: (typed: string) => void;
  readonly onSave: (typed: string, isConfirmed?: boolean) => void;
  readonly onDiscard: () => void;
}

/** A text, and the field with its translation, which is saved when it is left. */
export function TranslationField({ row, language, draft, isSaved, onType, onSave, onDiscard }: Props) {
  const styles = useStyles();
  const typed = draft?.text ?? row.translation ?? '';
  const isOutdated = row.isOutdated && !draft;
  const isLong = row.field !== 'name';
  const saveTyped = () => {
    if (draft?.state === 'typing') onSave(typed);
  };
  const entry = {
    'aria-label': text('translationOf', { language: englishName(language), text: cutText(row.text, 80) }),
    lang: language,
    dir: 'auto',
    maxLength: TRANSLATION_LIMIT,
    value: typed,
    onBlur: saveTyped,
    onKeyDown: (event: KeyboardEvent) => {
      const isAsked = pressedKey(event) === 'Enter' && (!isLong || event.ctrlKey || event.metaKey);
      if (isAsked) saveTyped();
    },
  } as const;
  return (
    <li className={styles.row}>
      <div className={styles.original}>
        <Text size={200} className={styles.quiet}>
          {`${text(`kind.${row.kind}`)} · ${text(`field.${row.field}`)}`}
        </Text>
        <span className={styles.text} translate="no">
          {row.text}
        </span>
      </div>
      <div>
        <Field {...messageOf({ draft, isSaved, isOutdated, theirs: row.translation })}>
          {isLong ? (
            <Textarea {...entry} rows={3} resize="vertical" onChange={(_event, { value }) => onType(value)} />
          ) : (
            <Input {...entry} onChange={(_event, { value }) => onType(value)} />
          )}
        </Field>
        <div className={styles.actions}>
          {draft?.state === 'failed' && (
            <Button size="small" onClick={() => onSave(typed)}>
              {text('retry')}
            </Button>
          )}
          {draft?.state === 'conflict' && (
            <>
              <Button size="small" onClick={() => onSave(typed)}>
                {text('keepMine')}
              </Button>
              <Button size="small" onClick={onDiscard}>
                {text('takeTheirs')}
              </Button>
            </>
          )}
          {isOutdated && (
            <Button size="small" onClick={() => onSave(typed, true)}>
              {text('keep')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

interface FieldState extends Pick<Props, 'draft' | 'isSaved'> {
  readonly isOutdated: boolean;
  readonly theirs: string | null;
}

/** The message of a field about its state. */
function messageOf({ draft, isSaved, isOutdated, theirs }: FieldState) {
  const say = (validationState: 'error' | 'warning' | 'success' | 'none', validationMessage: string) => ({
    validationState,
    validationMessage,
  });
  switch (draft?.state) {
    case 'saving':
      return say('none', text('saving'));
    case 'failed':
      return say('error', text('notSaved', { reason: draft.reason ?? '' }));
    case 'conflict':
      return say('warning', theirs === null ? text('conflictRemoved') : text('conflict', { text: theirs }));
    default:
      if (isOutdated) return say('warning', text('changedSince'));
      return isSaved && !draft ? say('success', text('saved')) : {};
  }
}
