import { describe, expect, it } from 'vitest';
import { FEATURES, featureId } from '@/model/access/features';
import { grantedAtFirst } from '@/model/access/grantedAtFirst';
import { differenceFromRole, FIRST_ROLE_ACCESS, grantedWithRole } from '@/model/access/roleAccess';

const ALL = FEATURES.map(({ id }) => id);
const ids = (...names: Parameters<typeof featureId>[0][]) => names.map(featureId).sort((one, other) => one - other);

describe('the page access of a role', () => {
  it('[US35] is granted as far as the grantor holds it; without one it is that to content', () => {
    expect(grantedWithRole(FIRST_ROLE_ACCESS.administrator, ALL)).toEqual(ALL);
    expect(grantedWithRole(FIRST_ROLE_ACCESS.administrator, ids('events', 'auditing'))).toEqual(
      ids('events', 'auditing'),
    );
    expect(grantedWithRole(FIRST_ROLE_ACCESS.editor, ALL)).toEqual(grantedAtFirst(ALL));
    expect(grantedWithRole([], ALL)).toEqual([]);
  });

  it('[US35] an auditor has nothing that changes anything but their own profile', () => {
    expect(FIRST_ROLE_ACCESS.auditor).toEqual(ids('analytics', 'web-analytics', 'auditing', 'user-profile'));
  });

  it('[US35] the difference leaves out what the grantor may not grant', () => {
    const access = ids('destinations', 'publish');
    expect(differenceFromRole(ids('events', 'reseller'), access, ids('destinations', 'events'))).toEqual({
      more: ids('events'),
      less: ids('destinations'),
    });
    expect(differenceFromRole(grantedAtFirst(ALL), null, ALL)).toEqual({ more: [], less: [] });
  });
});
