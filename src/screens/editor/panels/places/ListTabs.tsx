import { Badge, makeStyles, Tab, TabList } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { Problem } from '@/model/network/checks/problem';
import { useBesideNetwork } from '../../session/besideNetwork';
import { useEditedFloor } from '../../session/editedFloor';
import { isReadingNetwork, useEditorActors } from '../../session/editorActors';
import { checksBadge } from './checksBadge';
import { text } from './texts';
import { type ShownList, shownListOf } from './useShownList';

const useStyles = makeStyles({
  // Four of them in a row of the panel's usual width.
  tabs: { flexWrap: 'wrap', columnGap: 0, marginInline: '-10px' },
  tab: { paddingInline: '2px' },
  count: { marginLeft: '4px' },
});

/** More digits would wrap the tabs; the status bar has the count too. */
const MOST_IN_TAB = 999;

interface Props {
  readonly list: ShownList;
  readonly onList: (list: ShownList) => void;
  readonly problems: readonly Problem[];
}

/** The tabs of the lists, with the numbers of nodes and problems. */
export function ListTabs({ list, onList, problems }: Props) {
  const styles = useStyles();
  const { document } = useEditorActors();
  const { routeCases } = useBesideNetwork();
  const { networkIndex } = useEditedFloor();
  const isReading = useSelector(document, isReadingNetwork);
  const { judged } = useSyncExternalStore(routeCases.subscribe, routeCases.get);
  const brokenCases = judged.filter(({ verdict }) => verdict.kind !== 'holds').length;
  const badge = isReading ? null : checksBadge(problems, brokenCases);
  const { length: count } = networkIndex.nodes;
  return (
    <TabList
      className={styles.tabs}
      size="small"
      selectedValue={list}
      onTabSelect={(_event, { value }) => onList(shownListOf(value))}
    >
      <Tab className={styles.tab} value="rooms">
        {text('places')}
      </Tab>
      <Tab className={styles.tab} value="nodes">
        {isReading || count > MOST_IN_TAB ? text('nodes') : text('nodesCount', { count })}
      </Tab>
      <Tab className={styles.tab} value="objects">
        {text('objects')}
      </Tab>
      <Tab className={styles.tab} value="checks">
        {text('checks')}
        {badge && (
          <Badge className={styles.count} size="small" color={badge.color}>
            {badge.label}
          </Badge>
        )}
      </Tab>
    </TabList>
  );
}
