import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { Suspense, useState } from 'react';
import { lazyDialog } from '@/components/lazy/lazyPart';
import type { IconReader } from '@/model/content/icons/iconFile';
import { text } from './texts';

// Few forms are opened for it.
const IconManager = lazyDialog(async () => (await import('./IconManager')).IconManager);

/** Opens the icons of the organisation from the icon picker of a form. */
export function ManageIcons({ read }: { read: IconReader }) {
  const [isOpen, setOpen] = useState(false);
  // The focus returns here when the dialog closes.
  const opener = useRestoreFocusTarget();
  return (
    <>
      <Button {...opener} size="small" onClick={() => setOpen(true)}>
        {text('manage')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <IconManager read={read} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
