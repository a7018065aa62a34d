import type { ComponentProps } from 'react';
import { ImportNotices } from './ImportNotices';
import { ImportReport } from './ImportReport';
import type { ImportKind } from './importKind';

/** The notices over a list, and the reports, of the imports of one kind of record. */
export const importsOf = (kind: ImportKind) => ({
  Notices: (props: Omit<ComponentProps<typeof ImportNotices>, 'calls'>) => (
    <ImportNotices calls={kind.calls} {...props} />
  ),
  Report: (props: Omit<ComponentProps<typeof ImportReport>, 'kind'>) => <ImportReport kind={kind} {...props} />,
});
