import { type CurrentUser, canUse, isStaff } from '@/components/currentUser';
import type { FeatureName } from '@/model/access/features';
import { isAccessible, type ShellParts } from './shellContext';
import { text } from './texts';

export interface MenuEntry {
  readonly label: string;
  /** An address of the console, or one outside. */
  readonly to: string;
  readonly isOutside: boolean;
}

/** A part of the user menu, with its title if it has one. */
export interface MenuPart {
  readonly title: string | null;
  readonly entries: readonly MenuEntry[];
}

/**
 * The user menu in the order of the specification, without Logout; entries that the person may not use or that have no
 * page are absent.
 */
export function userMenuEntries(
  currentUser: CurrentUser,
  { pages, links }: Pick<ShellParts, 'pages' | 'links'>,
): readonly MenuPart[] {
  const page = (label: string, to: string, feature: FeatureName | null): MenuEntry[] =>
    isAccessible(pages, to) && (feature === null || canUse(currentUser, feature))
      ? [{ label, to, isOutside: false }]
      : [];
  const parts: MenuPart[] = [
    {
      title: null,
      entries: [
        ...page(text('myProfile'), '/ViewProfile', 'user-profile'),
        ...page(text('organisationProfile'), '/settings/organisation', 'organisation-settings'),
        ...page(text('users'), '/settings/users', 'user-admin'),
        ...page(text('organisations'), '/settings/organisations', 'reseller'),
      ],
    },
    {
      title: text('acquireSettings'),
      entries: isStaff(currentUser)
        ? [
            ...page(text('createOrganisationRelations'), '/admin/organisation-administration/create', null),
            ...page(text('versionManager'), '/versions', null),
          ]
        : [],
    },
    {
      title: null,
      entries: [
        ...(links.documentation === ''
          ? []
          : [{ label: text('documentation'), to: links.documentation, isOutside: true }]),
        ...page(text('auditLogs'), '/auditing', 'auditing'),
      ],
    },
  ];
  return parts.filter(({ entries }) => entries.length > 0);
}
