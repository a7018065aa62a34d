import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { accessibleOrganisationsQuery } from '@/api/organisations/accessibleOrganisations';
import { useCurrentUser } from '@/components/currentUser';
import { getPageCommands } from '@/components/pageCommands';
import { useSettings } from '@/components/SettingsProvider';
import type { SearchResults } from '@/contract/search/search';
import { matchesPrefixes, type PaletteCommand, recentOf } from '../paletteCommands';
import type { ShellParts } from '../shellContext';
import { type HelpTopic, paletteActions } from './paletteActions';
import { foundCommands, MOST_OF_GROUP, pageCommands, recentCommands, switchCommands } from './paletteRows';

/**
 * The commands that match what is typed: those of the page, results of the search, pages, recent ones, actions and
 * organisations.
 * @param results of the search, which matches by itself; null before there are any
 */
export function usePaletteCommands(
  parts: ShellParts,
  { text, results }: { readonly text: string; readonly results: SearchResults | null },
  onHelp: (topic: HelpTopic) => void,
): readonly PaletteCommand[] {
  const currentUser = useCurrentUser();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const settings = useSettings();
  const organisations = useQuery(accessibleOrganisationsQuery()).data ?? [];
  const open = (address: string) => void navigate(address);
  const matches = ({ label }: PaletteCommand) => matchesPrefixes(label, text);
  const others = [
    ...recentCommands(recentOf(parts.recent(), `${pathname}${search}`, MOST_OF_GROUP), open),
    ...pageCommands(parts.pages, open),
    ...paletteActions({ pages: parts.pages, settings, open, onHelp, signOut: currentUser.signOut }),
    ...switchCommands(currentUser, organisations),
  ];
  return [
    // The page's own command for a record is better than the result of the search.
    ...getPageCommands()
      .map((one): PaletteCommand => ({ ...one, group: 'here' }))
      .filter(matches),
    ...foundCommands(results, parts.pages, open),
    ...others.filter(matches),
  ];
}
