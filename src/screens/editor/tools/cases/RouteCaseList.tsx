import { Caption1Strong, makeStyles, tokens } from '@fluentui/react-components';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { removeRouteCase, routeCasesQuery } from '@/api/network/routeCases';
import { WarningDialog } from '@/components/dialog/WarningDialog';
import { notifyError } from '@/components/feedback/notifyError';
import { useNotify } from '@/components/feedback/useNotify';
import { BrokenCases } from '@/screens/checks/BrokenCases';
import type { JudgedCase } from '@/screens/checks/createCaseJudge';
import { useBesideNetwork } from '../../session/besideNetwork';
import { useOpenedLocation } from '../../session/openedLocation';
import { CaseRow } from './CaseRow';
import { text } from './texts';

const useStyles = makeStyles({
  section: { padding: '0 12px 4px' },
  title: { display: 'block', margin: '12px 0 4px', color: tokens.colorNeutralForeground2 },
  list: { display: 'flex', flexDirection: 'column', gap: '8px', listStyle: 'none', margin: 0, padding: 0 },
});

/** Every route case with its verdict, those that fail first; each can be shown, renamed and deleted. */
export function RouteCaseList() {
  const styles = useStyles();
  const { project } = useOpenedLocation();
  const { routeCases } = useBesideNetwork();
  const notify = useNotify();
  const cases = useSyncExternalStore(routeCases.subscribe, routeCases.get);
  const { data: stored } = useQuery(routeCasesQuery(project));
  const { mutate } = useMutation(removeRouteCase(project));
  const [asked, setAsked] = useState<JudgedCase | null>(null);
  if (!stored || stored.length === 0) return null;
  const known = new Map(stored.map((one) => [one.id, one]));
  const rank = ({ verdict }: JudgedCase) => (verdict.kind === 'holds' ? 1 : 0);
  return (
    <section className={styles.section} aria-label={text('title')}>
      <Caption1Strong as="h3" className={styles.title}>
        {text('title')}
      </Caption1Strong>
      {(cases.hasFailed || cases.judged.length === 0) && <BrokenCases cases={cases} />}
      <ul className={styles.list} aria-label={text('title')}>
        {cases.judged
          .toSorted((one, other) => rank(one) - rank(other))
          .flatMap((judged) => {
            const one = known.get(judged.routeCase.id);
            return one ? [<CaseRow key={one.id} judged={judged} stored={one} onRemove={() => setAsked(judged)} />] : [];
          })}
      </ul>
      <WarningDialog
        isOpen={asked !== null}
        isDanger
        title={text('removeTitle', { name: asked?.routeCase.name ?? '' })}
        text={text('removeText')}
        labels={{ confirm: text('remove') }}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          if (asked)
            mutate(asked.routeCase.id, {
              onSuccess: ({ message }) => notify(message),
              onError: notifyError,
            });
        }}
      />
    </section>
  );
}
