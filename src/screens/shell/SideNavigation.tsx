import { Button, makeStyles, mergeClasses, Tooltip, tokens } from '@fluentui/react-components';
import { MapFilled, MapRegular, PanelLeftContractRegular, PanelLeftExpandRegular } from '@fluentui/react-icons';
import { NavLink } from 'react-router-dom';
import { mayUse, useActing } from '@/components/acting';
import { useSettings } from '@/components/SettingsProvider';
import type { FeatureName } from '@/model/access/features';

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
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  current: {
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  label: { fontSize: tokens.fontSizeBase300 },
  space: { flexGrow: 1 },
  fold: { alignSelf: 'flex-start' },
});

const ENTRIES: readonly {
  to: string;
  label: string;
  feature: FeatureName;
  icon: typeof MapRegular;
  filled: typeof MapFilled;
}[] = [{ to: '/locations', label: 'Locations', feature: 'locations', icon: MapRegular, filled: MapFilled }];

/** The entries whose feature both the organisation and the user hold; folded it shows icons with tooltips. */
export function SideNavigation() {
  const styles = useStyles();
  const acting = useActing();
  const { navigation, change } = useSettings();
  const isFolded = navigation === 'folded';
  const foldLabel = isFolded ? 'Expand navigation' : 'Collapse navigation';
  return (
    <nav aria-label="Main" className={mergeClasses(styles.side, isFolded && styles.folded)}>
      {ENTRIES.filter(({ feature }) => mayUse(acting, feature)).map(({ to, label, icon: Icon, filled: Filled }) => (
        <NavLink key={to} to={to} className={({ isActive }) => mergeClasses(styles.entry, isActive && styles.current)}>
          {({ isActive }) => (
            <>
              {isFolded ? (
                <Tooltip content={label} relationship="label" positioning="after">
                  {isActive ? <Filled /> : <Icon />}
                </Tooltip>
              ) : (
                <>
                  {isActive ? <Filled aria-hidden /> : <Icon aria-hidden />}
                  <span className={styles.label}>{label}</span>
                </>
              )}
            </>
          )}
        </NavLink>
      ))}
      <div className={styles.space} />
      <Tooltip content={foldLabel} relationship="label" positioning="after">
        <Button
          appearance="subtle"
          className={styles.fold}
          icon={isFolded ? <PanelLeftExpandRegular /> : <PanelLeftContractRegular />}
          aria-expanded={!isFolded}
          onClick={() => change('navigation', isFolded ? 'open' : 'folded')}
        />
      </Tooltip>
    </nav>
  );
}
