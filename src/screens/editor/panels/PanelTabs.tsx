import { makeStyles, Tab, TabList } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import { TABS, type TabId } from '@/machines/editor/tabs';
import { fieldText } from '../placements/fieldTexts';
import { useEditorActors } from '../session/editorActors';
import { text } from './texts';

const useStyles = makeStyles({
  // Seven names are wider than the panel.
  tabs: { flexWrap: 'wrap', gap: '2px', margin: '0 -6px' },
  panel: { display: 'flex', flexDirection: 'column', gap: '16px' },
});

const NAMES: Readonly<Record<TabId, string>> = {
  [TABS.global]: text('global'),
  [TABS.local]: text('local'),
  [TABS.events]: fieldText('events'),
  [TABS.offers]: fieldText('offers'),
  [TABS.hours]: text('hours'),
  [TABS.subDestinations]: fieldText('subDestinations'),
  [TABS.misc]: text('misc'),
  [TABS.amenities]: text('amenities'),
  [TABS.screens]: text('screens'),
  [TABS.node]: text('nodeEditor'),
  [TABS.advanced]: text('advanced'),
  [TABS.route]: text('routeOptions'),
  [TABS.tweaks]: text('routeTweaks'),
};

interface Props {
  /** In their order; the first is shown where the editor's tab is none of them. */
  readonly tabs: readonly TabId[];
  /** The content of a tab. */
  readonly children: (tab: TabId) => ReactNode;
}

/** The parts of a panel, one at a time. The editor's machine knows which, so that the address and Back do too. */
export function PanelTabs({ tabs, children }: Props) {
  const styles = useStyles();
  const { editor } = useEditorActors();
  const wanted = useSelector(editor, (snapshot) => snapshot.context.tab);
  const tab = tabs.includes(wanted) ? wanted : (tabs[0] ?? wanted);
  const id = useId();
  return (
    <>
      <TabList
        className={styles.tabs}
        size="small"
        appearance="subtle-circular"
        aria-label={text('tabs')}
        selectedValue={tab}
        onTabSelect={(_event, { value }) => editor.send({ type: 'tab.set', tab: Number(value) })}
      >
        {tabs.map((one) => (
          <Tab key={one} value={one} id={`${id}-${one}`} aria-controls={`${id}-panel`}>
            {NAMES[one]}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className={styles.panel}>
        {children(tab)}
      </div>
    </>
  );
}
