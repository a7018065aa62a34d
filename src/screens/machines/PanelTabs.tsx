import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { KeyboardEvent } from 'react';
import { text } from './texts';
import { PANEL_TABS, type PanelTab } from './useMachineParams';

const useStyles = makeStyles({
  tabs: {
    display: 'flex',
    flexWrap: 'wrap',
    padding: '4px 12px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  tab: {
    padding: '8px',
    border: 'none',
    borderBottom: '2px solid transparent',
    font: 'inherit',
    cursor: 'pointer',
    color: tokens.colorNeutralForeground2,
    backgroundColor: 'transparent',
    ':hover': { color: tokens.colorNeutralForeground1 },
  },
  selected: {
    borderBottomColor: tokens.colorBrandStroke1,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
});

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export const tabId = (tab: PanelTab): string => `machine-tab-${tab}`;

interface Props {
  readonly selected: PanelTab;
  readonly onSelect: (tab: PanelTab) => void;
}

/** The tabs of the panel: one stop of the Tab key, arrows select. Fluent's own would make the editor load more. */
export function PanelTabs({ selected, onSelect }: Props) {
  const styles = useStyles();
  const move = ({ key, currentTarget }: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[key];
    if (step === undefined) return;
    const next = (PANEL_TABS.indexOf(selected) + step + PANEL_TABS.length) % PANEL_TABS.length;
    onSelect(PANEL_TABS[next] ?? selected);
    currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label={text('panels')} onKeyDown={move}>
      {PANEL_TABS.map((tab) => (
        <button
          key={tab}
          id={tabId(tab)}
          type="button"
          role="tab"
          aria-selected={tab === selected}
          tabIndex={tab === selected ? 0 : -1}
          className={mergeClasses(styles.tab, tab === selected && styles.selected)}
          onClick={() => onSelect(tab)}
        >
          {text(tab)}
        </button>
      ))}
    </div>
  );
}
