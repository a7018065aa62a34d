import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { KeyboardEvent } from 'react';
import { pressedKey } from '@/components/pressedKey';
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
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[pressedKey(event)];
    if (step === undefined) return;
    const tabs = [...event.currentTarget.querySelectorAll('button')];
    // The address follows a moment later: of two keys in a row the second begins where the first has led.
    const at = tabs.findIndex((tab) => tab.matches(':focus'));
    const next = (at + step + PANEL_TABS.length) % PANEL_TABS.length;
    onSelect(PANEL_TABS[next] ?? selected);
    tabs[next]?.focus();
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
