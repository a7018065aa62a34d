import { makeStyles, Tag, TagGroup } from '@fluentui/react-components';
import { text } from './texts';

const useStyles = makeStyles({
  group: { flexWrap: 'wrap', rowGap: '6px', marginTop: '6px' },
  tag: { maxWidth: '100%' },
});

interface Props {
  readonly label: string;
  readonly tags: readonly { readonly key: string; readonly name: string }[];
  readonly onRemove: (key: string) => void;
}

/** The chosen items, each with a button that removes it. The group is one stop of the Tab key. */
export function RemovableTags({ label, tags, onRemove }: Props) {
  const styles = useStyles();
  if (tags.length === 0) return null;
  return (
    <TagGroup
      className={styles.group}
      aria-label={label}
      size="small"
      onDismiss={(_event, { value }) => onRemove(String(value))}
    >
      {tags.map(({ key, name }) => (
        <Tag
          key={key}
          value={key}
          dismissible
          appearance="outline"
          className={styles.tag}
          dismissIcon={{ 'aria-label': text('remove', { name }) }}
        >
          {name}
        </Tag>
      ))}
    </TagGroup>
  );
}
