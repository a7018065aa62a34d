import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, useRef } from 'react';
import { pressedKey } from '@/components/pressedKey';
import { useMapTexts } from '../languages/mapTexts';

export type DirectoryView = 'places' | 'events' | 'offers';

const useStyles = makeStyles({
  tabs: { display: 'flex' },
  tab: {
    minHeight: '44px',
    minWidth: '44px',
    padding: '0 10px',
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    font: 'inherit',
    cursor: 'pointer',
    borderRadius: tokens.borderRadiusMedium,
    // A finger leaves no hover behind.
    '@media (hover: hover)': { ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover } },
  },
  shown: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    boxShadow: `inset 0 -3px 0 ${tokens.colorCompoundBrandStroke}`,
    borderBottomLeftRadius: 0,
    borderBottomRightRadius: 0,
  },
});

interface Props {
  /** Those that have something to show. */
  readonly views: readonly DirectoryView[];
  readonly selected: DirectoryView;
  /** Id of the element that a tab fills. */
  readonly panel: string;
  readonly onSelect: (view: DirectoryView) => void;
}

/** Places, events and offers of the directory, one stop of the Tab key: arrows, Home and End go from one to the next. */
export function DirectoryTabs({ views, selected, panel, onSelect }: Props) {
  const styles = useStyles();
  const { text, dir } = useMapTexts();
  const list = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent) => {
    const at = views.indexOf(selected);
    const [before, after] = [at - 1 + views.length, at + 1];
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: dir === 'rtl' ? after : before,
      ArrowRight: dir === 'rtl' ? before : after,
      Home: 0,
      End: views.length - 1,
    };
    const wanted = steps[pressedKey(event)];
    const next = wanted === undefined ? undefined : views[wanted % views.length];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onSelect(next);
    list.current?.querySelectorAll('button')[views.indexOf(next)]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={text('directory')} className={styles.tabs} onKeyDown={onKey}>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          role="tab"
          id={`${panel}-${view}`}
          aria-selected={view === selected}
          aria-controls={panel}
          tabIndex={view === selected ? 0 : -1}
          className={mergeClasses(styles.tab, view === selected && styles.shown)}
          onClick={() => onSelect(view)}
        >
          {text(view)}
        </button>
      ))}
    </div>
  );
}
