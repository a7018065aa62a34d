import { Button, makeStyles, mergeClasses, Tooltip, tokens } from '@fluentui/react-components';
import {
  DataUsageFilled,
  DataUsageRegular,
  MapFilled,
  MapRegular,
  OpenRegular,
  PanelLeftContractRegular,
  PanelLeftExpandRegular,
  TagMultipleFilled,
  TagMultipleRegular,
} from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useCurrentUser } from '@/components/currentUser';
import { useSettings } from '@/components/SettingsProvider';
import { type NavigationEntry, navigationEntries } from './navigationEntries';
import type { ShellParts } from './shellContext';
import { text } from './texts';

const useStyles = makeStyles({
  side: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    width: '220px',
    boxSizing: 'border-box',
    padding: '12px 8px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowY: 'auto',
  },
  folded: { width: '48px', padding: '12px 4px' },
  entry: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    height: '36px',
    padding: '0 10px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    fontSize: '20px',
    flexShrink: 0,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  current: {
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  label: { fontSize: tokens.fontSizeBase300 },
  outside: { marginLeft: 'auto', fontSize: '14px', color: tokens.colorNeutralForeground3 },
  group: { display: 'contents' },
  rule: { height: '1px', flexShrink: 0, margin: '8px 10px', backgroundColor: tokens.colorNeutralStroke2 },
  space: { flexGrow: 1 },
  fold: { alignSelf: 'flex-start' },
});

/** By the path of the page; each entry has its icon here. */
const ICONS: Readonly<Record<string, readonly [typeof MapRegular, typeof MapFilled]>> = {
  '/locations': [MapRegular, MapFilled],
  '/categories': [TagMultipleRegular, TagMultipleFilled],
};
/** Icons of links that lead out of the console. */
const OUTSIDE = [DataUsageRegular, DataUsageFilled] as const;

/** The links of the person; collapsed, it shows icons with tooltips. */
export function SideNavigation(parts: Pick<ShellParts, 'pages' | 'links'>) {
  const styles = useStyles();
  const currentUser = useCurrentUser();
  const { navigation, isNarrow, change } = useSettings();
  const { pathname } = useLocation();
  // In a narrow window it is open for one choice: the page needs the place.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isFolded = isNarrow ? openAt !== pathname : navigation === 'folded';
  const foldLabel = isFolded ? text('expandNavigation') : text('collapseNavigation');
  return (
    <nav aria-label={text('main')} className={mergeClasses(styles.side, isFolded && styles.folded)}>
      {navigationEntries(currentUser, parts).map((entries, group) => (
        <div key={entries[0]?.label} className={styles.group}>
          {group > 0 && <div className={styles.rule} />}
          {entries.map((entry) => (
            <Entry key={entry.label} entry={entry} isFolded={isFolded} />
          ))}
        </div>
      ))}
      <div className={styles.space} />
      <Tooltip content={foldLabel} relationship="label" positioning="after">
        <Button
          appearance="subtle"
          className={styles.fold}
          icon={isFolded ? <PanelLeftExpandRegular /> : <PanelLeftContractRegular />}
          aria-expanded={!isFolded}
          onClick={() =>
            isNarrow ? setOpenAt(isFolded ? pathname : null) : change('navigation', isFolded ? 'open' : 'folded')
          }
        />
      </Tooltip>
    </nav>
  );
}

function Entry({ entry, isFolded }: { entry: NavigationEntry; isFolded: boolean }) {
  const styles = useStyles();
  const { pathname } = useLocation();
  const [Icon, Filled] = entry.kind === 'outside' ? OUTSIDE : (ICONS[entry.to] ?? [MapRegular, MapFilled]);
  const shown = (icon: ReactNode) =>
    isFolded ? (
      <Tooltip content={entry.label} relationship="label" positioning="after">
        <span className={styles.group} role="img">
          {icon}
        </span>
      </Tooltip>
    ) : (
      <>
        {icon}
        <span className={styles.label}>{entry.label}</span>
      </>
    );
  if (entry.kind === 'outside')
    return (
      <a className={styles.entry} href={entry.href} target="_blank" rel="noopener noreferrer">
        {shown(<Icon aria-hidden />)}
        {!isFolded && <OpenRegular className={styles.outside} aria-label={text('newTab')} />}
      </a>
    );
  // Both addresses of home show the locations.
  const isHome = pathname === '/' && entry.to === '/locations';
  const isCurrent = isHome || pathname === entry.to || pathname.startsWith(`${entry.to}/`);
  return (
    <Link
      to={entry.to}
      className={mergeClasses(styles.entry, isCurrent && styles.current)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {shown(isCurrent ? <Filled aria-hidden /> : <Icon aria-hidden />)}
    </Link>
  );
}
