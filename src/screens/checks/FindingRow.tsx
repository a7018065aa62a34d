import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled, ErrorCircleFilled, WarningFilled } from '@fluentui/react-icons';
import type { ReactNode, Ref } from 'react';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    padding: '8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  words: { display: 'flex', gap: '6px' },
  icon: { flexShrink: 0, marginTop: '2px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
});

const ICONS = {
  error: { Icon: ErrorCircleFilled, colour: tokens.colorPaletteRedForeground1 },
  warning: { Icon: WarningFilled, colour: tokens.colorPaletteDarkOrangeForeground1 },
  met: { Icon: CheckmarkCircleFilled, colour: tokens.colorPaletteGreenForeground1 },
};

interface Props {
  readonly kind: keyof typeof ICONS;
  /** The name of the icon. */
  readonly kindText: string;
  readonly text: string;
  /** Notes or a form below the words. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly ref?: Ref<HTMLLIElement>;
}

/** A finding of the checks in a list: an icon that says how serious it is, its words, and what can be done. */
export function FindingRow({ kind, kindText, text, children, actions, ref }: Props) {
  const styles = useStyles();
  const { Icon, colour } = ICONS[kind];
  return (
    <li ref={ref} className={styles.row}>
      <div className={styles.words}>
        <Icon className={styles.icon} style={{ color: colour }} aria-label={kindText} />
        <Text>{text}</Text>
      </div>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
