import { makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import type { PresentPerson } from '@/model/presence/presentPeople';
import { text } from './texts';

const useStyles = makeStyles({
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

/** Says to screen readers who has entered the location, once for each person. */
export function ArrivalAnnouncer({ others }: { others: readonly PresentPerson[] }) {
  const styles = useStyles();
  const [known] = useState(() => new Set<string>());
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const arrived = others.filter(({ user }) => !known.has(user));
    for (const { user } of arrived) known.add(user);
    if (arrived.length > 0) setAnnounced(arrived.map(({ name }) => text('arrived', { name })).join(' '));
  }, [others, known]);
  return (
    <div role="status" aria-label={text('arrivals')} className={styles.hidden}>
      {announced}
    </div>
  );
}
