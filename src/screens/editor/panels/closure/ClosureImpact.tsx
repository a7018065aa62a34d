import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useDeferredValue, useMemo } from 'react';
import { useAtPresent } from '@/components/useNow';
import { closureImpact } from '@/model/network/checks/closureImpact';
import { closedFrom } from '@/model/network/closure';
import type { GroupId, Network } from '@/model/network/network';
import { problemText } from '@/screens/checks/problemTexts';
import { useOpenedLocation } from '../../session/openedLocation';
import { text } from './texts';

interface Props {
  readonly network: Network;
  readonly group: GroupId;
}

/** The places that visitors would not reach if an open transit group were closed, before anybody closes it. */
export function ClosureImpact({ network, group }: Props) {
  const { data, types } = useOpenedLocation();
  // A large network takes some milliseconds, which no edit waits for.
  const present = useDeferredValue(useAtPresent((now) => closedFrom(network, now)));
  const impact = useMemo(
    () => closureImpact({ network: present, types, placements: data.destinations }, group),
    [present, types, data, group],
  );
  if (impact.length === 0) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{text('ifClosed')}</MessageBarTitle>
        {impact.map((problem) => {
          const words = problemText(problem);
          return <div key={words}>{words}</div>;
        })}
      </MessageBarBody>
    </MessageBar>
  );
}
