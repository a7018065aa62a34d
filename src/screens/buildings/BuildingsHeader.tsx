import type { ReactNode } from 'react';
import { CopyText } from '@/components/layout/CopyText';
import { PageHeader } from '@/components/layout/PageHeader';
import { text } from './texts';
import { UploadedFilesButton } from './UploadedFilesButton';

interface Props {
  readonly project: string;
  /** Of the location; null while it loads. */
  readonly name: string | null;
  /** The actions for the list. */
  readonly children: ReactNode;
}

/** The title of the buildings of a location, the way back to it, and the actions of the page. */
export function BuildingsHeader({ project, name, children }: Props) {
  return (
    <PageHeader
      key={name === null ? 'loading' : 'loaded'}
      title={name ? text('buildingsOf', { name }) : text('buildings')}
      trail={[
        { to: '/locations', label: text('locations') },
        ...(name ? [{ to: `/locations?open=${project}`, label: name }] : []),
      ]}
      actions={
        <>
          <UploadedFilesButton project={project} />
          {children}
        </>
      }
      note={<CopyText text={project} name="UUID" />}
    />
  );
}
