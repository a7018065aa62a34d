import {
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  mergeClasses,
  ToolbarButton,
  Tooltip,
  tokens,
} from '@fluentui/react-components';
import { HistoryRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { FAST_SURFACE_MOTION } from '@/components/layout/fastSurfaceMotion';
import { stepsOf } from '@/model/network/history';
import { editNoteText } from '@/screens/checks/editNoteText';
import { useEditorActors } from '../session/editorActors';
import { useOpenParts } from '../session/openParts';
import { text } from '../texts';

const useStyles = makeStyles({
  list: { maxHeight: 'min(480px, 70vh)', overflowY: 'auto', minWidth: '240px' },
  undone: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
});

/** Every step since the location was opened, the newest first; a press jumps to a step. */
export function HistoryMenu({ keys }: { keys: string }) {
  const styles = useStyles();
  const { document } = useEditorActors();
  const { isHistoryOpen, isVersionsOpen } = useOpenParts();
  const isOpen = useSyncExternalStore(isHistoryOpen.subscribe, isHistoryOpen.get);
  const { notes, done } = stepsOf(useSelector(document, (snapshot) => snapshot.context.history));
  const steps = [text('opened'), ...notes.map(editNoteText)].map((note, at) => ({ note, at })).toReversed();
  return (
    <Menu
      open={isOpen}
      onOpenChange={(_event, { open }) => isHistoryOpen.set(open)}
      surfaceMotion={FAST_SURFACE_MOTION}
      checkedValues={{ step: [String(done)] }}
      onCheckedValueChange={(_event, { checkedItems: [step] }) => {
        document.send({ type: 'history.goTo', done: Number(step) });
        isHistoryOpen.set(false);
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <Tooltip content={text('historyKeys', { keys })} relationship="label">
          <ToolbarButton appearance="subtle" icon={<HistoryRegular />} />
        </Tooltip>
      </MenuTrigger>
      <MenuPopover className={styles.list}>
        <MenuList aria-label={text('history')}>
          {steps.map(({ note, at }) => (
            <MenuItemRadio
              key={at}
              name="step"
              value={String(at)}
              className={mergeClasses(at > done && styles.undone)}
              {...(at > done && { secondaryContent: text('undone') })}
            >
              {note}
            </MenuItemRadio>
          ))}
          <MenuDivider />
          <MenuItem onClick={() => isVersionsOpen.set(true)}>{text('versions')}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
