import { Button } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { EmptyState } from '@/components/feedback/EmptyState';
import { BrandPage } from '@/components/layout/BrandPage';
import { text } from '../texts';

/** Shown when a page throws outside of its screen. */
export function CrashScreen() {
  return (
    <BrandPage>
      <CrashMessage />
    </BrandPage>
  );
}

/** Unsaved work is stored in this browser and offered again when the editor opens. */
export function CrashMessage() {
  return (
    <EmptyState
      icon={<ErrorCircleRegular />}
      isPage
      title={text('crashTitle')}
      text={text('crashText')}
      action={
        <Button appearance="primary" onClick={() => window.location.reload()}>
          {text('reload')}
        </Button>
      }
    />
  );
}
