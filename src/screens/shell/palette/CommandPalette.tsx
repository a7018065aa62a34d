import {
  Combobox,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Option,
  OptionGroup,
  tokens,
} from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { dialogProps } from '@/components/dialog/dialogTable';
import { useMachineActor } from '@/components/machine/useMachineActor';
import { pressedKey } from '@/components/pressedKey';
import { NothingFound } from '../NothingFound';
import type { ShellParts } from '../shellContext';
import { PaletteKeys } from './PaletteKeys';
import type { HelpTopic } from './paletteActions';
import { commandGroups } from './paletteRows';
import { text as areaText } from './texts';
import { usePaletteCommands } from './usePaletteCommands';

const useStyles = makeStyles({
  // Near the top, so that the list below it does not move the field.
  surface: { marginTop: '12vh', maxWidth: '600px', padding: 0, overflow: 'hidden' },
  body: { gap: 0 },
  content: { padding: 0, backgroundImage: 'none', overflow: 'visible' },
  title: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  // The surface is the frame of the field and of its list.
  field: {
    display: 'grid',
    gridTemplateColumns: '1fr',
    width: '100%',
    height: 'auto',
    padding: 0,
    border: 'none',
    borderRadius: 0,
    '::after': { display: 'none' },
    '& > input': { height: '52px', padding: '0 16px' },
  },
  list: {
    maxHeight: 'min(50vh, 420px) !important',
    padding: '4px 8px 8px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: 0,
    boxShadow: 'none',
    // Fluent places a list beside its field.
    position: 'static !important' as 'static',
    transform: 'none !important',
    width: '100% !important',
    maxWidth: 'none !important',
    height: 'auto !important',
  },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '12px', width: '100%' },
  note: { marginLeft: 'auto', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** Characters of a search. */
const LONGEST_SEARCH = 100;

interface Props {
  readonly parts: ShellParts;
  readonly onClose: () => void;
  readonly onHelp: (topic: HelpTopic) => void;
}

/** Every page and action that is open to the person, found by name. */
export function CommandPalette({ parts, onClose, onHelp }: Props) {
  const styles = useStyles();
  const [text, setText] = useState('');
  const search = useMachineActor(parts.searchMachine);
  const results = useSelector(search, ({ context }) => context.results);
  const commands = usePaletteCommands(parts, { text, results }, onHelp);
  const groups = commandGroups(commands);
  const run = (key: string | undefined) => {
    const command = commands.find((one) => one.key === key);
    if (!command) return;
    onClose();
    command.run();
  };
  return (
    <Dialog open onOpenChange={(_event, { open }) => !open && onClose()}>
      <DialogSurface {...dialogProps('palette')} className={styles.surface}>
        <DialogBody className={styles.body}>
          <DialogTitle className={styles.title}>{areaText('commandsAndPages')}</DialogTitle>
          <DialogContent className={styles.content}>
            <Combobox
              className={styles.field}
              appearance="filled-lighter"
              inlinePopup
              autoFocus
              freeform
              open
              size="large"
              expandIcon={null}
              aria-label={areaText('commandsAndPages')}
              placeholder={areaText('palettePlaceholder')}
              maxLength={LONGEST_SEARCH}
              value={text}
              selectedOptions={[]}
              listbox={{ className: styles.list, 'aria-label': areaText('commands') }}
              onKeyDown={(event) => {
                const key = pressedKey(event);
                if (key === 'Escape') onClose();
                // Enter runs the first entry while none is active.
                const isNoneActive = !event.currentTarget.getAttribute('aria-activedescendant');
                if (key === 'Enter' && text !== '' && isNoneActive) run(groups[0]?.rows[0]?.key);
              }}
              onChange={({ target }) => {
                setText(target.value);
                search.send({ type: 'type', text: target.value });
              }}
              onOptionSelect={(_event, { optionValue }) => run(optionValue)}
            >
              {groups.map(({ group, rows }) => (
                <OptionGroup key={group} label={areaText(group)}>
                  {rows.map(({ key, label, note }) => (
                    <Option key={key} value={key} text={label} checkIcon={null}>
                      <span className={styles.row}>
                        {label}
                        {note !== '' && <span className={styles.note}>{note}</span>}
                      </span>
                    </Option>
                  ))}
                </OptionGroup>
              ))}
              {groups.length === 0 && <NothingFound />}
            </Combobox>
            <PaletteKeys />
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
