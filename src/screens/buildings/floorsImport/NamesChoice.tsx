import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import type { ImportView } from './importView';
import { text } from './texts';

const useStyles = makeStyles({
  // Its box is in line with what is above.
  choice: { alignItems: 'flex-start', marginLeft: `calc(-1 * ${tokens.spacingHorizontalS})` },
  hint: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** Whether the named rooms of the floors that come in become destinations; not shown where there are none. */
export function NamesChoice({ context: { read, rows, placesNames, mayPlace }, send }: ImportView) {
  const styles = useStyles();
  // A floor plan that is approved later gets its names then.
  const isPlaced = new Set(rows.flatMap(({ id, isChosen, hasPlan }) => (isChosen && !hasPlan ? [id] : [])));
  const count = (read?.floors ?? []).reduce((sum, { id, named = 0 }) => sum + (isPlaced.has(id) ? named : 0), 0);
  if (count === 0 || !mayPlace) return null;
  return (
    <Checkbox
      className={styles.choice}
      label={
        <>
          <span>{text('placeNames', { count })}</span>
          <span className={styles.hint}>{text('placeNamesHint')}</span>
        </>
      }
      checked={placesNames}
      onChange={(_event, { checked }) => send({ type: 'names.set', isOn: checked === true })}
    />
  );
}
