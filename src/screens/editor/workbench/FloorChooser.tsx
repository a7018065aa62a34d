import { makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons';
import { useEditedFloor } from '../session/editedFloor';
import { useEditorActors } from '../session/editorActors';
import { useOpenedLocation } from '../session/openedLocation';
import { text } from '../texts';

const useStyles = makeStyles({
  chooser: { position: 'relative', display: 'flex', minWidth: '110px', flexShrink: 1 },
  select: {
    appearance: 'none',
    width: '100%',
    height: '24px',
    padding: '0 26px 0 8px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottomColor: tokens.colorNeutralStrokeAccessible,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1Hover}` },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
  },
  arrow: {
    position: 'absolute',
    right: '6px',
    top: '4px',
    color: tokens.colorNeutralForeground3,
    pointerEvents: 'none',
  },
});

/** The floor in view. The browser's own list: Fluent's would be 4 KiB before the map is seen. */
export function FloorChooser() {
  const styles = useStyles();
  const { editor } = useEditorActors();
  const { data } = useOpenedLocation();
  const { floor } = useEditedFloor();
  const floors = data.location.buildings.flatMap((building) =>
    building.floors.map((one) => ({ uuid: one.uuid, label: `${building.shortname} : ${one.name}` })),
  );
  const inView = floors.find(({ uuid }) => uuid === floor?.uuid);
  return (
    <span className={styles.chooser}>
      <select
        className={styles.select}
        dir="auto"
        aria-label={text('floor')}
        value={inView?.uuid ?? ''}
        onChange={({ target }) => editor.send({ type: 'floor.set', floor: target.value })}
      >
        {floors.length === 0 && <option value="">{text('noFloor')}</option>}
        {floors.map(({ uuid, label }) => (
          <option key={uuid} value={uuid}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDownRegular className={styles.arrow} aria-hidden />
    </span>
  );
}
