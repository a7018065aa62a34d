import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { DelayedSpinner } from '@/components/feedback/DelayedSpinner';
import { brokenByText, caseText } from './caseText';
import type { RouteCases } from './routeCases';
import { text } from './texts';
import { UncheckedBar } from './UncheckedBar';

/** The route cases that fail, with what broke each; nothing while all hold. */
export function BrokenCases({ cases: { judged, isJudging, hasFailed, retry } }: { cases: RouteCases }) {
  const broken = judged.filter(({ verdict }) => verdict.kind !== 'holds');
  if (hasFailed) return <UncheckedBar onRetry={retry}>{text('casesUnchecked')}</UncheckedBar>;
  if (isJudging && judged.length === 0) return <DelayedSpinner size="tiny" label={text('judging')} />;
  if (broken.length === 0) return null;
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{text('brokenCases', { count: broken.length })}</MessageBarTitle>
        {broken.map((one) => (
          <div key={one.routeCase.id}>{[caseText(one), brokenByText(one)].filter(Boolean).join(' ')}</div>
        ))}
      </MessageBarBody>
    </MessageBar>
  );
}
