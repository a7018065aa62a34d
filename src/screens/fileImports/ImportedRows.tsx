import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  List,
  ListItem,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { allRowsQuery } from '@/api/fileImports/fileImports';
import { useCurrentUser } from '@/components/currentUser';
import type { FileImport } from '@/contract/fileImports/fileImports';
import { JobsUnread } from '../batches/JobsUnread';
import type { ImportKind } from './importKind';
import { text } from './texts';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none' },
  item: { padding: '4px 10px', borderBottom: `1px solid ${tokens.colorNeutralStroke3}`, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

const OUTCOMES = ['added', 'changed', 'undone', 'same'] as const;
/** Rows of one outcome; more make the dialog slow. */
const SHOWN = 500;

/** The rows of an import that has ended, by what it did to them; those with a reason are in `RowsByReason`. */
export function ImportedRows({ kind, one }: { readonly kind: ImportKind; readonly one: FileImport }) {
  const styles = useStyles();
  const { organisation } = useCurrentUser();
  const { data: rows = [], error, refetch } = useQuery(allRowsQuery(kind.calls, organisation.uuid, one.uuid));
  if (error) return <JobsUnread error={error} onRetry={() => void refetch()} />;
  return (
    <Accordion collapsible multiple>
      {OUTCOMES.map((outcome) => ({ outcome, some: rows.filter((row) => row.outcome === outcome) })).map(
        ({ outcome, some }) =>
          some.length > 0 && (
            <AccordionItem key={outcome} value={outcome}>
              <AccordionHeader>{text(`ended.${outcome}`, { count: some.length })}</AccordionHeader>
              <AccordionPanel>
                <List
                  navigationMode="items"
                  className={styles.list}
                  aria-label={text(`ended.${outcome}`, { count: some.length })}
                >
                  {some.slice(0, SHOWN).map(({ row, name, fields }) => (
                    <ListItem key={row} className={styles.item}>
                      <Text dir="auto">{`${text('row', { row })}: ${name}`}</Text>
                      {outcome === 'changed' && (
                        <Text block size={200} className={styles.quiet}>
                          {fields.map(kind.fieldText).join(', ')}
                        </Text>
                      )}
                    </ListItem>
                  ))}
                </List>
                {some.length > SHOWN && (
                  <Text size={200} className={styles.quiet}>
                    {text('more', { count: some.length - SHOWN })}
                  </Text>
                )}
              </AccordionPanel>
            </AccordionItem>
          ),
      )}
    </Accordion>
  );
}
