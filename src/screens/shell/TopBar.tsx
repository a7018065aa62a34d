import { Button, Input, makeStyles, mergeClasses, Tooltip, tokens } from '@fluentui/react-components';
import { QuestionCircleRegular } from '@fluentui/react-icons';
import { type RefObject, Suspense, useSyncExternalStore } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCurrentUser } from '@/components/currentUser';
import { getToasts, subscribeToasts } from '@/components/feedback/toastStack';
import { OrganisationTile } from '@/components/layout/OrganisationTile';
import { lazyPart } from '@/components/lazy/lazyPart';
import { translate } from '@/contract/texts/translate';
import { hasSwitcher } from './hasSwitcher';
import type { ShellParts } from './shellContext';
import { text } from './texts';

// The page renders before the code of the bar's menus loads.
const ClientSwitcher = lazyPart(async () => (await import('./ClientSwitcher')).ClientSwitcher);
const GlobalSearch = lazyPart(async () => (await import('./GlobalSearch')).GlobalSearch);
const SectionOptions = lazyPart(async () => (await import('@/components/layout/SectionOptions')).SectionOptions);
const UserMenu = lazyPart(async () => (await import('./UserMenu')).UserMenu);
const MessageTray = lazyPart(async () => (await import('./MessageTray')).MessageTray);

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    height: '48px',
    boxSizing: 'border-box',
    padding: '0 12px 0 0',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  edge: {
    width: '4px',
    alignSelf: 'stretch',
    flexShrink: 0,
    boxSizing: 'border-box',
    // A colour like that of the bar stays visible.
    borderRight: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  // The button of the navigation stands there.
  beside: { '@media (max-width: 599px)': { marginRight: '36px' } },
  home: {
    display: 'flex',
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    marginLeft: '4px',
    flexShrink: 0,
  },
  client: { display: 'flex', alignItems: 'center', gap: '6px', flexGrow: 1, flexBasis: 0, minWidth: 0 },
  name: {
    fontWeight: tokens.fontWeightSemibold,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    padding: '0 6px',
  },
  search: { width: '420px', minWidth: '120px', flexShrink: 1 },
  person: { width: '32px', height: '32px' },
  right: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '4px', flexGrow: 1, flexBasis: 0 },
});

interface Props extends ShellParts {
  readonly searchBox: RefObject<HTMLInputElement | null>;
  readonly onHelp: () => void;
  /** The address of the current section. */
  readonly at: string;
  readonly wide: boolean;
}

/** The active organisation as colour edge and tile; the search of everything; and the user. */
export function TopBar({ searchBox, onHelp, at, wide, ...parts }: Props) {
  const styles = useStyles();
  const navigate = useNavigate();
  const currentUser = useCurrentUser();
  const { organisation } = currentUser;
  const hasMessages = useSyncExternalStore(subscribeToasts, getToasts).tray.length > 0;
  const name = (
    <span className={styles.name} dir="auto" title={organisation.name}>
      {organisation.name}
    </span>
  );
  return (
    <header className={styles.bar}>
      <div
        className={mergeClasses(styles.edge, !wide && styles.beside)}
        style={{ backgroundColor: organisation.color }}
      />
      <div className={styles.client}>
        <Link to="/" className={styles.home} aria-label={text('home')}>
          <OrganisationTile {...organisation} />
        </Link>
        {hasSwitcher(currentUser) && parts.switching ? (
          <Suspense fallback={name}>
            <ClientSwitcher switching={parts.switching} />
          </Suspense>
        ) : (
          name
        )}
      </div>
      <Suspense
        fallback={
          <Input
            className={styles.search}
            readOnly
            placeholder={translate('search.placeholder')}
            aria-label={text('search')}
          />
        }
      >
        <GlobalSearch searchMachine={parts.searchMachine} pages={parts.pages} box={searchBox} />
      </Suspense>
      <div className={styles.right}>
        {(wide || parts.addsNew) && (
          <Suspense fallback={null}>
            <SectionOptions
              section={parts.section}
              onAddNew={parts.addsNew ? () => void navigate(`${at}?open=new`) : null}
              onShortcuts={onHelp}
            />
          </Suspense>
        )}
        {hasMessages && (
          <Suspense fallback={null}>
            <MessageTray />
          </Suspense>
        )}
        <Tooltip content={text('shortcuts')} relationship="label">
          <Button appearance="subtle" icon={<QuestionCircleRegular />} onClick={onHelp} />
        </Tooltip>
        <Suspense fallback={<span className={styles.person} />}>
          <UserMenu pages={parts.pages} links={parts.links} />
        </Suspense>
      </div>
    </header>
  );
}
