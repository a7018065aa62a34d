import { Button, Input, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular, DismissRegular } from '@fluentui/react-icons';
import { useId, useRef } from 'react';
import type { FileGroup } from './organisationKind';
import { text } from './texts';

const useStyles = makeStyles({
  group: { border: 'none', margin: 0, padding: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '6px' },
  line: { display: 'flex', gap: '4px' },
  grow: { flexGrow: 1 },
  add: { alignSelf: 'flex-start' },
  error: { color: tokens.colorPaletteRedForeground1 },
});

interface Props {
  readonly groups: readonly FileGroup[];
  readonly error: string | undefined;
  readonly onChange: (groups: readonly FileGroup[]) => void;
}

/** The names of the file groups: renamed, added, removed. */
export function FileGroupList({ groups, error, onChange }: Props) {
  const styles = useStyles();
  const list = useRef<HTMLFieldSetElement>(null);
  const errorId = useId();
  const added = useRef(0);
  const focusLast = () =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[data-line]:last-of-type input')?.focus());
  return (
    <fieldset ref={list} className={styles.group} {...(error && { 'aria-describedby': errorId })}>
      <legend>{text('fileGroups')}</legend>
      {groups.map(({ key, name }, at) => (
        <div key={key} data-line className={styles.line}>
          <Input
            className={styles.grow}
            aria-label={text('fileGroup', { number: at + 1 })}
            aria-invalid={error !== undefined && name.trim() === ''}
            value={name}
            onChange={(_event, { value }) =>
              onChange(groups.map((group, index) => (index === at ? { ...group, name: value } : group)))
            }
          />
          <Button
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={text('removeFileGroup', { name: name || at + 1 })}
            onClick={() => onChange(groups.filter((_group, index) => index !== at))}
          />
        </div>
      ))}
      {error && (
        <Text id={errorId} size={200} role="alert" className={styles.error}>
          {error}
        </Text>
      )}
      <Button
        className={styles.add}
        size="small"
        icon={<AddRegular />}
        onClick={() => {
          added.current += 1;
          onChange([...groups, { key: `new ${added.current}`, name: '' }]);
          focusLast();
        }}
      >
        {text('addFileGroup')}
      </Button>
    </fieldset>
  );
}
