import { Button, makeStyles, mergeClasses, Tooltip, tokens } from '@fluentui/react-components';
import {
  CalendarStarFilled,
  CalendarStarRegular,
  DataUsageFilled,
  DataUsageRegular,
  LocationFilled,
  LocationRegular,
  MapFilled,
  MapRegular,
  MegaphoneFilled,
  MegaphoneRegular,
  OpenRegular,
  PaintBrushFilled,
  PaintBrushRegular,
  PanelLeftContractRegular,
  PanelLeftExpandRegular,
  ServiceBellFilled,
  ServiceBellRegular,
  ShoppingBagPercentFilled,
  ShoppingBagPercentRegular,
  TabletFilled,
  TabletRegular,
  TagMultipleFilled,
  TagMultipleRegular,
  TextBulletListSquareFilled,
  TextBulletListSquareRegular,
} from '@fluentui/react-icons';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useCurrentUser } from '@/components/currentUser';
import { pressedKey } from '@/components/pressedKey';
import { useSettings } from '@/components/SettingsProvider';
import type { PlainPath } from '@/contract/plainLists';
import { type NavigationEntry, type NavigationPath, navigationEntries } from './navigationEntries';
import type { ShellParts } from './shellContext';
import { text } from './texts';

const PHONE = '@media (max-width: 599px)';

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
    // A phone has no place for a column: it lies over the page while it is open.
    [PHONE]: {
      position: 'fixed',
      inset: '48px auto 0 0',
      zIndex: 20,
      width: 'min(280px, 80vw)',
      boxShadow: tokens.shadow28,
    },
  },
  folded: {
    width: '48px',
    padding: '12px 4px',
    [PHONE]: {
      position: 'static',
      width: 0,
      padding: 0,
      borderRightStyle: 'none',
      boxShadow: 'none',
      overflow: 'visible',
    },
  },
  away: { [PHONE]: { display: 'none' } },
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
    color: tokens.colorNeutralForeground2BrandSelected,
    fontWeight: tokens.fontWeightSemibold,
  },
  label: { fontSize: tokens.fontSizeBase300 },
  outside: { marginLeft: 'auto', fontSize: '14px', color: tokens.colorNeutralForeground3 },
  group: { display: 'contents' },
  rule: { height: '1px', flexShrink: 0, margin: '8px 10px', backgroundColor: tokens.colorNeutralStroke2 },
  space: { flexGrow: 1 },
  fold: { alignSelf: 'flex-start', [PHONE]: { position: 'fixed', top: '8px', left: '8px', zIndex: 1 } },
});

type Icons = readonly [typeof MapRegular, typeof MapFilled];
const ICONS: Readonly<Record<Exclude<NavigationPath, PlainPath>, Icons> & Partial<Record<PlainPath, Icons>>> = {
  '/locations': [MapRegular, MapFilled],
  '/web-analytics': [DataUsageRegular, DataUsageFilled],
  '/kiosks': [TabletRegular, TabletFilled],
  '/ads': [MegaphoneRegular, MegaphoneFilled],
  '/skins': [PaintBrushRegular, PaintBrushFilled],
  '/categories': [TagMultipleRegular, TagMultipleFilled],
  '/destinations': [LocationRegular, LocationFilled],
  '/amenities': [ServiceBellRegular, ServiceBellFilled],
  '/offers': [ShoppingBagPercentRegular, ShoppingBagPercentFilled],
  '/events': [CalendarStarRegular, CalendarStarFilled],
};
/** Of a plain record without an icon of its own. */
const PLAIN: Icons = [TextBulletListSquareRegular, TextBulletListSquareFilled];
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
  const groups = navigationEntries(currentUser, parts);
  const count = groups.flat().length;
  // A column of 220 px for one entry looks broken.
  const isBrief = isNarrow || count === 1;
  const isFolded = isBrief ? openAt !== pathname : navigation === 'folded';
  const side = useRef<HTMLElement>(null);
  const isOver = isNarrow && !isFolded;
  useEffect(() => {
    if (!isOver) return;
    const leave = (event: PointerEvent | KeyboardEvent) => {
      const isInside = event.target instanceof Node && side.current?.contains(event.target);
      if (event.type === 'pointerdown' ? !isInside : 'key' in event && pressedKey(event) === 'Escape') setOpenAt(null);
    };
    window.addEventListener('pointerdown', leave);
    window.addEventListener('keydown', leave);
    return () => {
      window.removeEventListener('pointerdown', leave);
      window.removeEventListener('keydown', leave);
    };
  }, [isOver]);
  if (count === 0) return null;
  const foldLabel = isFolded ? text('expandNavigation') : text('collapseNavigation');
  return (
    <nav ref={side} aria-label={text('main')} className={mergeClasses(styles.side, isFolded && styles.folded)}>
      {groups.map((entries, group) => (
        <div key={entries[0]?.label} className={mergeClasses(styles.group, isFolded && styles.away)}>
          {group > 0 && <div className={styles.rule} />}
          {entries.map((entry) => (
            <Entry key={entry.label} entry={entry} isFolded={isFolded} />
          ))}
        </div>
      ))}
      <div className={mergeClasses(styles.space, isFolded && styles.away)} />
      <Tooltip content={foldLabel} relationship="label" positioning="after">
        <Button
          appearance="subtle"
          className={styles.fold}
          icon={isFolded ? <PanelLeftExpandRegular /> : <PanelLeftContractRegular />}
          aria-expanded={!isFolded}
          onClick={() =>
            isBrief ? setOpenAt(isFolded ? pathname : null) : change('navigation', isFolded ? 'open' : 'folded')
          }
        />
      </Tooltip>
    </nav>
  );
}

/** Home shows the locations, and a location has pages beside `/locations/:id`. */
const OF_LOCATIONS = /^\/($|(project-log|uploaded-map-files)\/)/;

function Entry({ entry, isFolded }: { entry: NavigationEntry; isFolded: boolean }) {
  const styles = useStyles();
  const { pathname } = useLocation();
  const [Icon, Filled] = entry.kind === 'outside' ? OUTSIDE : (ICONS[entry.to] ?? PLAIN);
  const label = !isFolded && <span className={styles.label}>{entry.label}</span>;
  if (entry.kind === 'outside')
    return (
      <Labelled by={entry.label} isFolded={isFolded}>
        <a className={styles.entry} href={entry.href} target="_blank" rel="noopener noreferrer">
          <Icon aria-hidden />
          {label}
          {!isFolded && <OpenRegular className={styles.outside} aria-label={text('newTab')} />}
        </a>
      </Labelled>
    );
  const isOfLocations = entry.to === '/locations' && OF_LOCATIONS.test(pathname);
  const isCurrent = isOfLocations || pathname === entry.to || pathname.startsWith(`${entry.to}/`);
  return (
    <Labelled by={entry.label} isFolded={isFolded}>
      <Link
        to={entry.to}
        className={mergeClasses(styles.entry, isCurrent && styles.current)}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {isCurrent ? <Filled aria-hidden /> : <Icon aria-hidden />}
        {label}
      </Link>
    </Labelled>
  );
}

/** A link that is an icon alone has its name in a tooltip, for the pointer and for the focus. */
function Labelled({ by, isFolded, children }: { by: string; isFolded: boolean; children: ReactElement }) {
  return isFolded ? (
    <Tooltip content={by} relationship="label" positioning="after" withArrow>
      {children}
    </Tooltip>
  ) : (
    children
  );
}
