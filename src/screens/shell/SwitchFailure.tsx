import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { useCurrentUser } from '@/components/currentUser';
import { translate } from '@/contract/texts/translate';
import type { SwitchingActor } from './shellContext';
import { text } from './texts';

/** Why a switch failed, in the words of the service, and that the old organisation is still active. */
export function SwitchFailure({ switching }: { readonly switching: SwitchingActor }) {
  const { organisation, switchTo } = useCurrentUser();
  const { chosen, error } = useSelector(switching, ({ context }) => context);
  return (
    <MessageBar intent="error" shape="square">
      <MessageBarBody>
        {translate('organisation.switchFailed', {
          own: organisation.name,
          name: chosen?.name ?? '',
          error: error ?? '',
        })}
      </MessageBarBody>
      <MessageBarActions
        containerAction={
          <Button
            appearance="transparent"
            size="small"
            icon={<DismissRegular />}
            aria-label={text('dismiss')}
            onClick={() => switching.send({ type: 'dismiss' })}
          />
        }
      >
        {chosen && (
          <Button size="small" onClick={() => switchTo(chosen)}>
            {text('tryAgain')}
          </Button>
        )}
      </MessageBarActions>
    </MessageBar>
  );
}
