import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useNotify } from '@/components/feedback/useNotify';
import { text } from './texts';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px' },
  key: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
});

/** An access key, or code with one, with a button that copies it. A failure is logged, and shown in its place. */
export function CopyText({ value, label }: { value: string; label: string }) {
  const styles = useStyles();
  const notify = useNotify();
  const [hasFailed, setFailed] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setFailed(false);
      notify(text('copied'));
    } catch (error) {
      console.warn('The text was not copied.', error);
      setFailed(true);
    }
  };
  return (
    <span className={styles.line}>
      <code className={styles.key}>{value}</code>
      <Button
        appearance="transparent"
        size="small"
        icon={<CopyRegular />}
        aria-label={label}
        onClick={() => void copy()}
      />
      {hasFailed && (
        <Text size={200} role="status">
          {text('copyFailed')}
        </Text>
      )}
    </span>
  );
}
