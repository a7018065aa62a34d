import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  ToggleButton,
} from '@fluentui/react-components';
import { useState } from 'react';
import { translate } from '@/contract/texts/translate';
import type { Difference } from '@/machines/records/recordKind';
import type { Side } from '@/model/records/mergeValue';
import { text } from './texts';

const useStyles = makeStyles({
  // In a form taller than its dialog a shrunken bar is covered by the field below, which takes its clicks.
  bar: { flexShrink: 0 },
  list: { margin: '4px 0 0', paddingLeft: '18px', display: 'flex', flexDirection: 'column', gap: '6px' },
  sides: { display: 'flex', flexWrap: 'wrap', gap: '6px', margin: '4px 0 0', padding: 0, border: 'none' },
});

interface Props {
  readonly differences: readonly Difference[];
  /** Whose value is saved, by the name of each difference. */
  readonly onResolve: (sides: Readonly<Record<string, Side>>) => void;
  /** Where the form may be edited before that. */
  readonly onLater?: () => void;
}

/** Both changed the same fields: asks for each whose value is saved, so that neither is overwritten silently. */
export function ConflictChoice({ differences, onResolve, onLater }: Props) {
  const styles = useStyles();
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const isOne = differences.length === 1;
  const chooseAll = (side: Side) => onResolve(Object.fromEntries(differences.map(({ name }) => [name, side])));
  /** The last choice is the answer. */
  const choose = (name: string, side: Side) => {
    const next = { ...sides, [name]: side };
    setSides(next);
    if (differences.every((one) => next[one.name] !== undefined)) onResolve(next);
  };
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.bar}>
      <MessageBarBody>
        <MessageBarTitle>{translate('failed.conflict')}</MessageBarTitle>
        <ul className={styles.list}>
          {differences.map(({ name, label, mine, theirs }) => (
            <li key={name}>
              {text('difference', { label, mine, theirs })}
              {!isOne && (
                <fieldset className={styles.sides} aria-label={label}>
                  {(['mine', 'theirs'] as const).map((one) => (
                    <ToggleButton
                      key={one}
                      size="small"
                      checked={sides[name] === one}
                      onClick={() => choose(name, one)}
                    >
                      {text(one === 'mine' ? 'keepMine' : 'takeTheirs')}
                    </ToggleButton>
                  ))}
                </fieldset>
              )}
            </li>
          ))}
        </ul>
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={() => chooseAll('mine')}>
          {text(isOne ? 'keepMine' : 'keepAllMine')}
        </Button>
        <Button size="small" onClick={() => chooseAll('theirs')}>
          {text(isOne ? 'takeTheirs' : 'takeAllTheirs')}
        </Button>
        {onLater && (
          <Button size="small" appearance="transparent" onClick={onLater}>
            {text('notYet')}
          </Button>
        )}
      </MessageBarActions>
    </MessageBar>
  );
}
