import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { text as areaText } from './texts';
import { useCopy } from './useCopy';

const useStyles = makeStyles({
  line: { display: 'inline-flex', alignItems: 'center', gap: '2px', color: tokens.colorNeutralForeground3 },
  text: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
});

interface Props {
  readonly text: string;
  /** The text as it is shown, where it is not copied so. */
  readonly shown?: string;
  /** Its label, such as "UUID". */
  readonly name: string;
}

/** An identifier with a copy button. */
export function CopyText({ text, shown = text, name }: Props) {
  const styles = useStyles();
  const copy = useCopy(text, name);
  return (
    <span className={styles.line}>
      <code className={styles.text}>{shown}</code>
      <Button
        appearance="transparent"
        size="small"
        icon={<CopyRegular />}
        aria-label={areaText('copy', { name })}
        onClick={copy}
      />
    </span>
  );
}
