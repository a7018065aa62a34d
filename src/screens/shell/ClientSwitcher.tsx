import {
  Badge,
  Button,
  Caption1Strong,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  SearchBox,
  Spinner,
  Text,
  tokens,
  useArrowNavigationGroup,
} from '@fluentui/react-components';
import { CheckmarkRegular, ChevronDownRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { useCurrentUser } from '@/components/currentUser';
import { dialogProps } from '@/components/dialog/dialogTable';
import { FAST_SURFACE_MOTION } from '@/components/layout/fastSurfaceMotion';
import { OrganisationTile } from '@/components/layout/OrganisationTile';
import { containsText } from '@/model/content/search/listOrder';
import { clientSections, MANY } from './clientSections';
import type { SwitchingActor } from './shellContext';
import { text } from './texts';

const useStyles = makeStyles({
  button: { maxWidth: '260px', minWidth: 0, fontWeight: tokens.fontWeightSemibold },
  name: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  surface: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    width: '300px',
    maxHeight: '70vh',
    padding: '12px',
    boxSizing: 'border-box',
  },
  // The room around them is for the mark of the focus.
  sections: { overflowY: 'auto', padding: '2px', display: 'flex', flexDirection: 'column', gap: '8px' },
  title: { color: tokens.colorNeutralForeground3, padding: '4px 8px' },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', rowGap: '2px' },
  client: { width: '100%', justifyContent: 'flex-start', gap: '8px', minWidth: 0, fontWeight: 'inherit' },
  marks: { display: 'flex', alignItems: 'center', gap: '4px', marginLeft: 'auto', flexShrink: 0 },
  none: { color: tokens.colorNeutralForeground3, padding: '4px 8px' },
});

/** The active organisation of this tab, and the organisations that it may switch to. */
export function ClientSwitcher({ switching }: { readonly switching: SwitchingActor }) {
  const styles = useStyles();
  const currentUser = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const [filter, setFilter] = useState('');
  const isBusy = useSelector(switching, (snapshot) => snapshot.hasTag('busy'));
  const chosen = useSelector(switching, ({ context }) => context.chosen);
  const arrows = useArrowNavigationGroup({ axis: 'vertical', circular: true });
  const { organisation } = currentUser;
  const sections = clientSections(currentUser);
  const isMany = currentUser.sub.length > MANY;
  const matches = (name: string) => containsText(name, filter);
  return (
    <Popover
      surfaceMotion={FAST_SURFACE_MOTION}
      trapFocus
      open={isOpen}
      onOpenChange={(_event, { open }) => {
        setOpen(open);
        setFilter('');
      }}
      positioning="below-start"
    >
      <PopoverTrigger disableButtonEnhancement>
        <ActionButton
          appearance="subtle"
          className={styles.button}
          blockedBy={blockedWhile(isBusy)}
          icon={isBusy ? <Spinner size="tiny" aria-hidden /> : <ChevronDownRegular />}
          iconPosition="after"
          aria-label={
            isBusy
              ? text('switchingTo', { name: chosen?.name ?? '' })
              : text('switchOrganisationOf', { name: organisation.name })
          }
        >
          <span className={styles.name} dir="auto" title={organisation.name}>
            {isBusy ? text('switchingTo', { name: chosen?.name ?? '' }) : organisation.name}
          </span>
        </ActionButton>
      </PopoverTrigger>
      <PopoverSurface
        {...dialogProps('clientSwitcher')}
        className={styles.surface}
        aria-label={text('switchOrganisation')}
      >
        {isMany && (
          <SearchBox
            placeholder={text('findACustomer')}
            aria-label={text('findACustomer')}
            value={filter}
            onChange={(_event, { value }) => setFilter(value)}
          />
        )}
        <div className={styles.sections} {...arrows}>
          {sections.map(({ title, isFiltered, clients }) => {
            const shown = isFiltered ? clients.filter(({ name }) => matches(name)) : clients;
            return (
              <section key={title ?? 'own'} aria-label={title ?? text('yourOrganisation')}>
                {title !== null && (
                  <Caption1Strong as="h3" block className={styles.title}>
                    {title}
                  </Caption1Strong>
                )}
                <ul className={styles.list}>
                  {shown.map((client) => (
                    <li key={client.uuid}>
                      <Button
                        appearance="subtle"
                        className={styles.client}
                        icon={<OrganisationTile {...client} />}
                        title={client.name}
                        aria-current={client.uuid === organisation.uuid ? 'true' : undefined}
                        onClick={() => {
                          setOpen(false);
                          currentUser.switchTo(client);
                        }}
                      >
                        <span className={styles.name} dir="auto">
                          {client.name}
                        </span>
                        <span className={styles.marks}>
                          {client.tags.map((tag) => (
                            <Badge key={tag} appearance="tint" color="informative" size="small">
                              {tag}
                            </Badge>
                          ))}
                          {client.uuid === organisation.uuid && <CheckmarkRegular />}
                        </span>
                      </Button>
                    </li>
                  ))}
                </ul>
                {isFiltered && shown.length === 0 && (
                  <Text block size={200} className={styles.none}>
                    {clients.length === 0 ? text('noCustomers') : text('noCustomerMatches', { filter: filter.trim() })}
                  </Text>
                )}
              </section>
            );
          })}
        </div>
      </PopoverSurface>
    </Popover>
  );
}
