import { useState } from 'react';
import { ShortcutsDialog } from '@/components/dialog/ShortcutsDialog';
import { ReportProblemDialog } from './ReportProblemDialog';
import { text } from './texts';

interface Props {
  readonly first: 'help' | 'report';
  readonly onClose: () => void;
}

/** The shortcuts, and the report of a problem, which is reached from them as well. */
export function HelpDialogs({ first, onClose }: Props) {
  const [shown, setShown] = useState(first);
  return shown === 'report' ? (
    <ReportProblemDialog onClose={onClose} />
  ) : (
    <ShortcutsDialog action={{ label: text('title'), run: () => setShown('report') }} onClose={onClose} />
  );
}
