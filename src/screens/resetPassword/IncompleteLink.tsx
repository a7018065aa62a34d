import { Button } from '@fluentui/react-components';
import { EntryForm } from '@/components/entry/EntryForm';
import { text } from './texts';

interface Props {
  readonly onRequestLink: () => void;
  readonly onLeave: () => void;
}

/** Shown without the token of a link: the address was cut, or the page was loaded again after the token left the address. */
export function IncompleteLink({ onRequestLink, onLeave }: Props) {
  return (
    <EntryForm title={text('incomplete')} lead={text('incompleteLead')} onSubmit={onRequestLink}>
      <Button type="submit" appearance="primary" size="large" autoFocus>
        {text('requestLink')}
      </Button>
      <Button appearance="subtle" onClick={onLeave}>
        {text('backToSignIn')}
      </Button>
    </EntryForm>
  );
}
