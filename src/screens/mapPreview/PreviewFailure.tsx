import { Button } from '@fluentui/react-components';
import { ErrorCircleRegular, LockClosedRegular } from '@fluentui/react-icons';
import { EmptyState } from '@/components/feedback/EmptyState';
import { BrandPage } from '@/components/layout/BrandPage';
import { translate } from '@/contract/texts/translate';
import { text } from './texts';

interface Props {
  readonly error: string | null;
  /** The next step for a person without a session; null for everyone else. */
  readonly onSignIn: (() => void) | null;
  readonly onRetry: () => void;
}

/** In place of an upload that cannot be shown: whoever is signed out may see it after signing in. */
export function PreviewFailure({ error, onSignIn, onRetry }: Props) {
  return (
    <BrandPage>
      {onSignIn ? (
        <EmptyState
          isPage
          icon={<LockClosedRegular />}
          title={text('signInTitle')}
          text={text('signInText')}
          action={
            <Button appearance="primary" onClick={onSignIn}>
              {text('signIn')}
            </Button>
          }
        />
      ) : (
        <EmptyState
          isPage
          icon={<ErrorCircleRegular />}
          title={text('uploadFailed')}
          text={error ?? translate('map.previewFailed')}
          action={<Button onClick={onRetry}>{text('retry')}</Button>}
        />
      )}
    </BrandPage>
  );
}
