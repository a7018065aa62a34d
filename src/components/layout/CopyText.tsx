import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { useNotify } from '../feedback/useNotify';
import { text as areaText } from './texts';

const useStyles = makeStyles({
  line: { display: 'inline-flex', alignItems: 'center', gap: '2px', color: tokens.colorNeutralForeground3 },
  text: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
});

/** An identifier with a copy button. `name` is its label: "UUID". */
export function CopyText({ text, name }: { text: string; name: string }) {
  const styles = useStyles();
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify(areaText('copied', { name })),
      () => notify(areaText('copyFailed', { name }), 'warning'),
    );
  return (
    <span className={styles.line}>
      <code className={styles.text}>{text}</code>
      <Button
        appearance="transparent"
        size="small"
        icon={<CopyRegular />}
        aria-label={areaText('copy', { name })}
        onClick={() => void copy()}
      />
    </span>
  );
}
