import { makeStyles } from '@fluentui/react-components';
import {
  AlignBottomRegular,
  AlignCenterHorizontalRegular,
  AlignCenterVerticalRegular,
  AlignLeftRegular,
  AlignRightRegular,
  AlignSpaceEvenlyHorizontalRegular,
  AlignSpaceEvenlyVerticalRegular,
  AlignTopRegular,
  type FluentIcon,
} from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { type Command, shortcutOf } from '@/components/shortcuts';
import { operationOf } from '../commands/networkCommands';
import { useToolWorld } from '../session/useToolWorld';
import { text as editorText } from '../texts';
import { text } from './texts';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: '2px', border: 'none', margin: 0, padding: 0, minWidth: 0 },
});

const BUTTONS: readonly (readonly [Command, FluentIcon])[] = [
  ['align.left', AlignLeftRegular],
  ['align.centre', AlignCenterHorizontalRegular],
  ['align.right', AlignRightRegular],
  ['align.top', AlignTopRegular],
  ['align.middle', AlignCenterVerticalRegular],
  ['align.bottom', AlignBottomRegular],
  ['distribute.horizontally', AlignSpaceEvenlyHorizontalRegular],
  ['distribute.vertically', AlignSpaceEvenlyVerticalRegular],
];

/** Aligns and distributes the selected nodes, by the commands of the keys. */
export function ArrangeButtons() {
  const styles = useStyles();
  const world = useToolWorld();
  const { document, view, perform } = world;
  // The operations read the present network, the selection, and how far the map is turned.
  useSelector(document, (snapshot) => snapshot.context.history);
  useSyncExternalStore(view.subscribe, () => view.get().turn);
  return (
    <fieldset className={styles.row} aria-label={text('arrange')}>
      {BUTTONS.map(([command, Icon]) => {
        const operation = operationOf(command, world);
        const { label, display } = shortcutOf(command);
        if (!operation) return null;
        return (
          <ActionButton
            key={command}
            size="small"
            appearance="subtle"
            icon={<Icon />}
            aria-label={label}
            hint={`${label} (${display})`}
            blockedBy={operation.blockedBy && editorText(`blocked.${operation.blockedBy}`)}
            onClick={() => perform(operation)}
          />
        );
      })}
    </fieldset>
  );
}
