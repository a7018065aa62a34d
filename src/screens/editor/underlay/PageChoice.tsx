import { Button, Field, makeStyles, Select } from '@fluentui/react-components';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { UnderlayMachine } from '@/machines/editor/underlay.machine';
import { text } from './texts';

const useStyles = makeStyles({
  buttons: { display: 'flex', gap: '8px' },
});

interface Props {
  readonly actor: ActorRefFrom<UnderlayMachine>;
  readonly pages: number;
}

/** Chooses the page of a PDF that is the plan of the floor. */
export function PageChoice({ actor, pages }: Props) {
  const styles = useStyles();
  const [page, setPage] = useState(1);
  const numbers = Array.from({ length: pages }, (_, at) => at + 1);
  return (
    <>
      <Field label={text('page')} hint={text('pages', { count: pages })}>
        <Select value={String(page)} onChange={(_event, { value }) => setPage(Number(value))}>
          {numbers.map((number) => (
            <option key={number} value={number}>
              {text('pageNumber', { number })}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.buttons}>
        <Button appearance="primary" onClick={() => actor.send({ type: 'page', page })}>
          {text('usePage')}
        </Button>
        <Button onClick={() => actor.send({ type: 'cancel' })}>{text('cancel')}</Button>
      </div>
    </>
  );
}
