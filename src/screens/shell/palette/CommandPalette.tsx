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
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { accessibleOrganisationsQuery } from '@/api/organisations/accessibleOrganisations';
import { type CurrentUser, useCurrentUser } from '@/components/currentUser';
import { dialogProps } from '@/components/dialog/dialogTable';
import { useMachineActor } from '@/components/machine/useMachineActor';
import { getPageCommands } from '@/components/pageCommands';
import { pressedKey } from '@/components/pressedKey';
import { useSettings } from '@/components/SettingsProvider';
import { NothingFound } from '../NothingFound';
import { matchesPrefixes, type PaletteCommand, placesOf, recentOf } from '../paletteCommands';
import { resultGroups } from '../resultGroups';
import type { ShellParts } from '../shellContext';
import { text as shellText } from '../texts';
import { PaletteKeys } from './PaletteKeys';
import { text as areaText } from './texts';

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

const GROUPS = ['here', 'found', 'recent', 'pages', 'actions', 'switch'] as const;
const LIMIT = 8;

interface Props {
  readonly parts: ShellParts;
  readonly onClose: () => void;
  readonly onHelp: (shown: 'help' | 'report') => void;
}

/** Every page and action that is open to the person, found by name. */
export function CommandPalette({ parts, onClose, onHelp }: Props) {
  const styles = useStyles();
  const [text, setText] = useState('');
  const search = useMachineActor(parts.searchMachine);
  const results = useSelector(search, ({ context }) => context.results);
  const staticCommands = useStaticCommands(parts, onHelp);
  const navigate = useNavigate();
  const found: PaletteCommand[] = (results ? resultGroups(results, parts.pages) : []).flatMap(({ title, rows }) =>
    rows.flatMap(({ key, label, note, address }) =>
      address === null
        ? []
        : [
            {
              key,
              group: 'found',
              label,
              note: note === '' ? title : `${title} · ${note}`,
              run: () => void navigate(address),
            },
          ],
    ),
  );
  // The page's own command for a record is better than the result of the search.
  const here = getPageCommands().map((one): PaletteCommand => ({ ...one, group: 'here' }));
  const commands = [
    ...here.filter(({ label }) => matchesPrefixes(label, text)),
    ...found,
    ...staticCommands.filter(({ label }) => matchesPrefixes(label, text)),
  ];
  const groups = GROUPS.map((group) => ({
    group,
    rows: commands.filter((one) => one.group === group).slice(0, LIMIT),
  }));
  const shown = groups.filter(({ rows }) => rows.length > 0);
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
              maxLength={100}
              value={text}
              selectedOptions={[]}
              listbox={{ className: styles.list, 'aria-label': areaText('commands') }}
              onKeyDown={(event) => {
                const key = pressedKey(event);
                if (key === 'Escape') onClose();
                // Enter runs the first entry while none is active.
                const isNoneActive = !event.currentTarget.getAttribute('aria-activedescendant');
                if (key === 'Enter' && text !== '' && isNoneActive) run(shown[0]?.rows[0]?.key);
              }}
              onChange={({ target }) => {
                setText(target.value);
                search.send({ type: 'type', text: target.value });
              }}
              onOptionSelect={(_event, { optionValue }) => run(optionValue)}
            >
              {shown.map(({ group, rows }) => (
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
              {shown.length === 0 && <NothingFound />}
            </Combobox>
            <PaletteKeys />
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

/** The entries without a search text: pages, recent ones, actions, organisations. */
function useStaticCommands(parts: ShellParts, onHelp: Props['onHelp']): readonly PaletteCommand[] {
  const currentUser = useCurrentUser();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { change, navigation, density } = useSettings();
  const organisations = useQuery(accessibleOrganisationsQuery()).data ?? [];
  const action = (label: string, run: () => void): PaletteCommand => ({
    key: `do ${label}`,
    group: 'actions',
    label,
    note: '',
    run,
  });
  return [
    ...recentOf(parts.recent(), `${pathname}${search}`, LIMIT).map(
      ({ address, title }): PaletteCommand => ({
        key: `recent ${address}`,
        group: 'recent',
        label: title,
        note: '',
        run: () => void navigate(address),
      }),
    ),
    ...placesOf(parts.pages).map(
      ({ path, title }): PaletteCommand => ({
        key: `page ${path}`,
        group: 'pages',
        label: title,
        note: '',
        run: () => void navigate(path),
      }),
    ),
    ...placesOf(parts.pages)
      .filter(({ addsNew }) => addsNew)
      .map(({ path, title }) => action(areaText('addNew', { title }), () => void navigate(`${path}?open=new`))),
    action(areaText('themeLight'), () => change('theme', 'light')),
    action(areaText('themeDark'), () => change('theme', 'dark')),
    action(areaText('themeSystem'), () => change('theme', 'system')),
    density === 'compact'
      ? action(areaText('densityComfortable'), () => change('density', 'comfortable'))
      : action(areaText('densityCompact'), () => change('density', 'compact')),
    navigation === 'open'
      ? action(shellText('collapseNavigation'), () => change('navigation', 'folded'))
      : action(shellText('expandNavigation'), () => change('navigation', 'open')),
    action(areaText('allShortcuts'), () => onHelp('help')),
    action(shellText('reportProblem'), () => onHelp('report')),
    action(shellText('logout'), currentUser.signOut),
    ...switchCommands(currentUser, organisations),
  ];
}

const switchCommands = (
  { organisation, switchTo }: CurrentUser,
  organisations: readonly { readonly uuid: string; readonly name: string }[],
): readonly PaletteCommand[] =>
  organisations
    .filter(({ uuid }) => uuid !== organisation.uuid)
    .map((one) => ({
      key: `switch ${one.uuid}`,
      group: 'switch',
      label: areaText('switchTo', { name: one.name }),
      note: '',
      run: () => switchTo(one),
    }));
