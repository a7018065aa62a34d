import { ToggleButton } from '@fluentui/react-components';
import { ShareRegular } from '@fluentui/react-icons';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyOptional } from '@/components/lazy/lazyPart';
import { useMapTexts } from '../languages/mapTexts';
import type { SharedLink } from './SharePanel';

const SharePanel = lazyOptional(async () => (await import('./SharePanel')).SharePanel);

/** The button of a card that opens and closes the link to what the map shows, and its panel. */
export function useShare(link: SharedLink): { readonly button: ReactNode; readonly panel: ReactNode } {
  const { text } = useMapTexts();
  const [isOpen, setOpen] = useState(false);
  return {
    button: (
      <ToggleButton
        appearance="subtle"
        style={{ minWidth: '44px', height: '44px' }}
        icon={<ShareRegular />}
        aria-label={text('share')}
        checked={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
    ),
    panel: isOpen && (
      // Without it the whole map is hidden until the panel is there, and the button loses the focus.
      <Suspense>
        <SharePanel {...link} />
      </Suspense>
    ),
  };
}
