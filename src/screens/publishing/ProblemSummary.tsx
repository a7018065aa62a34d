import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  Spinner,
} from '@fluentui/react-components';
import type { Problem } from '@/model/network/checks/problem';
import { objectLabel } from '../checks/objectLabel';
import { problemText } from '../checks/problemTexts';
import { UncheckedBar } from '../checks/UncheckedBar';
import type { Checks } from '../checks/useNetworkChecks';
import { text } from './texts';

/** Names that are listed in full; of more, the list of problems has the others. */
const MOST_NAMES = 200;

function namesOf(problems: readonly Problem[]): string {
  const names = problems.slice(0, MOST_NAMES).map(({ subject }) => objectLabel(subject.name));
  const more = problems.length - names.length;
  return names.join(', ') + (more > 0 ? text('moreNames', { count: more }) : '');
}

/** How many problems all floors have, with the way to them. */
export function ProblemSummary({ checks, onShow }: { checks: Checks; onShow: () => void }) {
  const { problems, loading, failed, hasFailed, retry } = checks;
  if (hasFailed) return <UncheckedBar onRetry={retry}>{text('checksFailed')}</UncheckedBar>;
  if (loading.length > 0 || problems === null)
    return <Spinner size="tiny" labelPosition="after" label={text('checking')} />;
  const cutOff = problems.filter(({ check }) => check === 'cut-off');
  const roomless = problems.filter(({ check }) => check === 'without-room');
  return (
    <>
      {roomless.length > 0 && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{text('withoutRoom', { count: roomless.length })}</MessageBarTitle>
            {namesOf(roomless)}
          </MessageBarBody>
        </MessageBar>
      )}
      {cutOff.length > 0 && (
        <MessageBar intent={cutOff[0]?.severity === 'error' ? 'error' : 'warning'} layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{text('closed')}</MessageBarTitle>
            {cutOff.map((problem) => {
              const words = problemText(problem);
              return <div key={words}>{words}</div>;
            })}
          </MessageBarBody>
        </MessageBar>
      )}
      {problems.length === 0 && failed.length === 0 && (
        <MessageBar intent="success">
          <MessageBarBody>{text('noProblems')}</MessageBarBody>
        </MessageBar>
      )}
      {problems.length > 0 && (
        <MessageBar intent={problems[0]?.severity === 'error' ? 'error' : 'warning'}>
          <MessageBarBody>{text('problems', { count: problems.length })}</MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={onShow}>
              {text('showProblems')}
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {failed.length > 0 && (
        <UncheckedBar onRetry={retry}>
          {text('unchecked', { floors: failed.map(({ name }) => name).join(', ') })}
        </UncheckedBar>
      )}
    </>
  );
}
