import { Button, Caption1, Field, type FieldProps, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { pressedKey } from '@/components/pressedKey';
import { addTags } from '@/model/content/categories/tags';
import { rankByText } from '@/model/content/search/rankByText';
import { RemovableTags } from './RemovableTags';
import { text } from './texts';

const useStyles = makeStyles({
  known: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px', marginTop: '6px' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** How many tags of other records are offered. */
const OFFERED = 8;

interface Props {
  readonly field: Pick<FieldProps, 'required' | 'hint' | 'validationMessage'> & { readonly label: string };
  readonly value: readonly string[];
  /** The tags of other records. */
  readonly known: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
}

/** Tags: Enter and leaving the field add the typed one; those of other records are offered below. */
export function TagsInput({ field, value, known, onChange }: Props) {
  const styles = useStyles();
  const [typed, setTyped] = useState('');
  const add = (tags: string) => {
    onChange(addTags(value, tags));
    setTyped('');
  };
  const others = known.filter((tag) => !value.includes(tag));
  const offered = rankByText(others, typed, (tag) => [tag]).slice(0, OFFERED);
  return (
    <Field {...field} hint={field.hint ?? text('tagHint')}>
      <Input
        value={typed}
        autoComplete="off"
        maxLength={1000}
        onChange={(_event, { value: now }) => (now.includes(',') ? add(now) : setTyped(now))}
        onKeyDown={(event) => {
          if (pressedKey(event) !== 'Enter') return;
          // Enter would save the form.
          event.preventDefault();
          add(typed);
        }}
        onBlur={({ relatedTarget }) => {
          const isOffered = relatedTarget instanceof HTMLElement && relatedTarget.dataset.tag !== undefined;
          if (!isOffered && typed.trim() !== '') add(typed);
        }}
      />
      <RemovableTags
        label={field.label}
        tags={value.map((tag) => ({ key: tag, name: tag }))}
        onRemove={(tag) => onChange(value.filter((one) => one !== tag))}
      />
      {offered.length > 0 && (
        <div className={styles.known}>
          <Caption1 className={styles.quiet}>{text('tagsUsed')}</Caption1>
          {offered.map((tag) => (
            <Button
              key={tag}
              size="small"
              appearance="subtle"
              data-tag={tag}
              aria-label={text('addTag', { name: tag })}
              onClick={() => add(tag)}
            >
              {tag}
            </Button>
          ))}
        </div>
      )}
    </Field>
  );
}
