import { Combobox, makeStyles, Option, OptionGroup, tokens } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { NoteOption } from '@/components/blocked/NoteOption';
import { DelayedSpinner } from '@/components/feedback/DelayedSpinner';
import { useMachineActor } from '@/components/machine/useMachineActor';
import { getPageCommands } from '@/components/pageCommands';
import { pressedKey } from '@/components/pressedKey';
import { translate } from '@/contract/texts/translate';
import { NothingFound } from './NothingFound';
import { addressOf, type ResultRow, resultGroups } from './resultGroups';
import type { ShellParts } from './shellContext';
import { text as areaText } from './texts';

const useStyles = makeStyles({
  place: {
    display: 'flex',
    alignItems: 'center',
    width: '420px',
    minWidth: '120px',
    flexShrink: 1,
    '@media (max-width: 899px)': {
      width: '36px',
      minWidth: '36px',
      // Fluent's field is at least 250 px wide.
      '& > *': { minWidth: 0 },
      // An input is twenty letters wide by itself, seen or not.
      '& input': { minWidth: 0, width: '100%' },
      '&:focus-within': { position: 'absolute', left: '8px', right: '8px', width: 'auto', zIndex: 3 },
      '&:focus-within > svg': { opacity: 0 },
      '&:not(:focus-within) input': { opacity: 0, cursor: 'pointer' },
      '&:not(:focus-within) [role="presentation"]': { display: 'none' },
    },
  },
  icon: {
    display: 'none',
    position: 'absolute',
    marginLeft: '8px',
    fontSize: '20px',
    pointerEvents: 'none',
    '@media (max-width: 899px)': { display: 'block' },
  },
  input: { width: '100%', minWidth: 0 },
  key: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
  list: { maxHeight: '70vh' },
  row: { display: 'flex', alignItems: 'baseline', gap: '12px', width: '100%', minWidth: 0 },
  label: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', textAlign: 'left' },
  note: {
    marginLeft: 'auto',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    minWidth: '40px',
  },
});

interface Props extends Pick<ShellParts, 'searchMachine' | 'pages'> {
  readonly box: RefObject<HTMLInputElement | null>;
}

/** The search of everything: results in groups while typing; keys move between them. */
export function GlobalSearch({ searchMachine, pages, box }: Props) {
  const styles = useStyles();
  const navigate = useNavigate();
  const search = useMachineActor(searchMachine);
  const { text, results } = useSelector(search, ({ context }) => context);
  const isSearching = useSelector(search, (snapshot) => snapshot.matches('searching'));
  const isFound = useSelector(search, (snapshot) => snapshot.matches('results'));
  const isNone = useSelector(search, (snapshot) => snapshot.matches('noResults'));
  const [isOpen, setOpen] = useState(false);
  const groups = useMemo(() => (results && isFound ? resultGroups(results, pages) : []), [results, isFound, pages]);

  useEffect(() => {
    const { unsubscribe } = search.on('chosen', ({ found }) => void navigate(addressOf(found).address));
    return unsubscribe;
  }, [search, navigate]);

  const choose = (key: string | undefined) => {
    const row = groups.flatMap(({ rows }) => rows).find((one) => one.key === key);
    const command = row && commandOf(row);
    if (!row || (row.address === null && !command)) return;
    if (command) {
      search.send({ type: 'clear' });
      command.run();
    } else search.send({ type: 'choose', found: row.found });
    setOpen(false);
    box.current?.blur();
  };
  return (
    <search className={styles.place}>
      <Combobox
        ref={(input: HTMLInputElement | null) => {
          box.current = input;
        }}
        className={styles.input}
        freeform
        open={isOpen && (isSearching || isFound || isNone)}
        onOpenChange={(_event, { open }) => setOpen(open)}
        aria-label={areaText('searchEverything')}
        placeholder={translate('search.placeholder')}
        maxLength={100}
        autoComplete="off"
        expandIcon={{
          className: styles.key,
          children: 'Ctrl K',
          role: 'presentation',
          tabIndex: -1,
          'aria-hidden': true,
        }}
        value={text}
        selectedOptions={[]}
        listbox={{ className: styles.list, 'aria-label': areaText('searchResults') }}
        onFocus={() => setOpen(true)}
        onKeyDown={(event) => {
          if (pressedKey(event) === 'Escape') search.send({ type: 'clear' });
        }}
        onChange={({ target }) => {
          search.send({ type: 'type', text: target.value });
          setOpen(true);
        }}
        onOptionSelect={(_event, { optionValue }) => choose(optionValue)}
      >
        {isSearching && (
          <NoteOption text={areaText('searching')}>
            <DelayedSpinner size="tiny" label={areaText('searching')} />
          </NoteOption>
        )}
        {isNone && <NothingFound />}
        {groups.map(({ title, rows }) => (
          <OptionGroup key={title} label={title}>
            {rows.map((row) => {
              // The row says why.
              const isBlocked = !leadsSomewhere(row);
              return (
                <Option key={row.key} value={row.key} text={row.label} checkIcon={null} disabled={isBlocked}>
                  <span className={styles.row}>
                    <span className={styles.label} dir="auto">
                      {row.label}
                    </span>
                    {isBlocked ? (
                      <span className={styles.note}>{areaText('notOpen')}</span>
                    ) : (
                      row.note !== '' && (
                        <span className={styles.note} dir="auto">
                          {row.note}
                        </span>
                      )
                    )}
                  </span>
                </Option>
              );
            })}
          </OptionGroup>
        ))}
      </Combobox>
      <SearchRegular aria-hidden className={styles.icon} />
    </search>
  );
}

/** The page's own command for a result: the editor shows a destination of its location. */
const commandOf = ({ found }: ResultRow) =>
  found.group === 'globalDestinations'
    ? getPageCommands().find(({ key }) => key === `destination ${found.item.id}`)
    : undefined;

const leadsSomewhere = (row: ResultRow): boolean => row.address !== null || commandOf(row) !== undefined;
