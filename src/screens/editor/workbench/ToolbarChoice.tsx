import { Button, mergeClasses, Tooltip } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import { useToolbarButtonStyles } from './useToolbarButtonStyles';

interface Choice {
  readonly key: string;
  readonly label: string;
  /** Shown while the pointer rests on it. */
  readonly hint?: string;
  readonly icon: FluentIcon;
  readonly isTaken: boolean;
  readonly onTake: () => void;
}

/** Buttons of the toolbar of which one is taken. */
export function ToolbarChoice({ label, choices }: { readonly label: string; readonly choices: readonly Choice[] }) {
  const styles = useToolbarButtonStyles();
  return (
    <div className={styles.group} role="radiogroup" aria-label={label}>
      {choices.map(({ key, label: name, hint, icon: Icon, isTaken, onTake }) => {
        const button = (
          <Button
            key={key}
            size="small"
            appearance="subtle"
            role="radio"
            aria-checked={isTaken}
            className={mergeClasses(styles.button, isTaken && styles.taken)}
            icon={<Icon />}
            onClick={onTake}
          >
            <span className={styles.word}>{name}</span>
          </Button>
        );
        if (hint === undefined) return button;
        return (
          <Tooltip key={key} content={hint} relationship="description">
            {button}
          </Tooltip>
        );
      })}
    </div>
  );
}
