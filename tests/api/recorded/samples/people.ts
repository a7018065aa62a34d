import { fetchAnalytics } from '@/api/analytics/analytics';
import { readVisitIntake } from '@/api/analytics/visits';
import { auditTagsQuery, fetchAudit, fetchAuditCsv } from '@/api/audit/audit';
import { batchesQuery, batchResultsQuery, beginBatch } from '@/api/batches/batches';
import {
  beginDestinationImport,
  DESTINATION_IMPORTS,
  fetchKnownShape,
  fetchTranslations,
} from '@/api/destinationImports/destinationImports';
import {
  allRowsQuery,
  fetchImport,
  fileImportsQuery,
  importedRowsQuery,
  keptImportsQuery,
} from '@/api/fileImports/fileImports';
import { fetchImportReports, fetchImportStatus, importReportQuery, requestImport } from '@/api/imports/imports';
import { integrationCalls, openedIntegration, runIntegrationTest } from '@/api/imports/integrations';
import { fetchJob, requestCancel } from '@/api/jobs/jobs';
import { mailQuery, mailsQuery } from '@/api/mailbox/mailbox';
import { accessibleOrganisationsQuery } from '@/api/organisations/accessibleOrganisations';
import {
  createBuildingFor,
  createFloorFor,
  createProjectFor,
  readBuildingsOf,
  readProjectsOf,
} from '@/api/organisations/creation';
import {
  enableRemoteAdmin,
  readActiveOrganisation,
  readAdjacentOrganisations,
} from '@/api/organisations/organisationSwitch';
import {
  descendantOrganisationsQuery,
  featuresQuery,
  organisationCallsOf,
  organisationQuery,
  organisationsQuery,
  subOrganisationsQuery,
} from '@/api/organisations/organisations';
import { ownerQuery } from '@/api/organisations/projectOwner';
import { storageUseQuery } from '@/api/organisations/storageUse';
import { beginPromotionImport, PROMOTION_IMPORTS } from '@/api/promotionImports/promotionImports';
import { searchEverything } from '@/api/search/search';
import { exchangeHandOff, handOffQuery, readHandOffOwner } from '@/api/session/handOff';
import {
  requestSetup,
  sendChangedPassword,
  sendNewPassword,
  sendResetRequest,
  sendSetupCode,
  sendTwoFactorOff,
} from '@/api/session/passwords';
import { checkCode, checkPassword, endSession, readSelf } from '@/api/session/session';
import { usageQuery } from '@/api/usage/usage';
import {
  endOtherSessionsOf,
  endSessionOf,
  personQuery,
  removeAvatarOf,
  saveProfile,
  sendAvatar,
  sessionsQuery,
  timeZonesQuery,
} from '@/api/users/profile';
import { permissionsQuery, roleCalls } from '@/api/users/roles';
import { resendWelcome, userCalls, usersQuery } from '@/api/users/users';
import { createOrganisation, updateOrganisation } from '@/contract/organisations/organisations';
import type { User } from '@/contract/users/users';
import { bodyOf, recordSamples, type Samples, signal } from '../support/sample';

const IMPORT = 'b1b1b1b1-b1b1-41b1-81b1-b1b1b1b1b1b1';

const ENTRIES = { tag: null, batch: null, search: '', page: 2, perPage: 20 } as const;
const RANGE = { from: '2026-03-01', to: '2026-03-07' } as never;
const INTEGRATION = { type: 'destinations', mode: 1, config: { url: 'https://a.example' } };
const ME = { uuid: 'U', revision: 5, organisation: { uuid: 'O' } } as User;
const PROFILE = { name: 'Maya', email: 'maya@a.example', notify: true, time_zone: 'Europe/London' };

export const peopleSamples: Samples = {
  'analytics/analytics fetchAnalytics': () =>
    fetchAnalytics({ project: 'P', range: RANGE, environments: ['live', 'dev'] }, 'Asia/Tokyo', signal),
  'analytics/analytics fetchAnalytics of everything': () =>
    fetchAnalytics({ project: null, range: RANGE, environments: ['live'] }, 'Asia/Tokyo', signal),
  'analytics/visits readVisitIntake': () => readVisitIntake('P', signal),
  'audit/audit fetchAudit': () => fetchAudit('O', ENTRIES, signal),
  'audit/audit fetchAudit of a tag': () => fetchAudit('O', { ...ENTRIES, tag: 'T', search: 'maya' }, signal),
  'audit/audit fetchAudit of a batch': () => fetchAudit('O', { ...ENTRIES, batch: 'B', tag: 'T' }),
  'audit/audit auditTagsQuery': ({ query }) => query(auditTagsQuery('O')),
  'audit/audit fetchAuditCsv': async () =>
    [
      await fetchAuditCsv('O', { tag: null, batch: null, search: '' }),
      await fetchAuditCsv('O', { tag: 'T', batch: 'B', search: 'maya' }),
    ].map((bytes) => bytes instanceof ArrayBuffer),
  'batches/batches batchesQuery': ({ query }) => query(batchesQuery('O')),
  'batches/batches batchResultsQuery': ({ query }) => query(batchResultsQuery('O', 'B')),
  'batches/batches batchResultsQuery of a batch that is there': async ({ query, given }) => {
    await query(batchesQuery('O'));
    const [first] = (given[0] as { batches: readonly { uuid: string }[] }).batches;
    return query(batchResultsQuery('O', first?.uuid ?? ''));
  },
  'batches/batches beginBatch': () => beginBatch('O', { undo: 'b1b1b1b1-b1b1-41b1-81b1-b1b1b1b1b1b1' }),
  'fileImports/fileImports fileImportsQuery': ({ query }) => query(fileImportsQuery(DESTINATION_IMPORTS, 'O')),
  'fileImports/fileImports keptImportsQuery': ({ query }) => query(keptImportsQuery(DESTINATION_IMPORTS, 'O')),
  'fileImports/fileImports allRowsQuery': ({ query }) => query(allRowsQuery(DESTINATION_IMPORTS, 'O', IMPORT)),
  'fileImports/fileImports importedRowsQuery': ({ query }) =>
    query(importedRowsQuery(DESTINATION_IMPORTS, 'O', IMPORT)),
  'destinationImports/destinationImports DESTINATION_IMPORTS undo': () => DESTINATION_IMPORTS.undo('O', IMPORT),
  'promotionImports/promotionImports beginPromotionImport': () => beginPromotionImport('offer', 'O', { undo: IMPORT }),
  'promotionImports/promotionImports PROMOTION_IMPORTS list': () =>
    PROMOTION_IMPORTS.event.list('O', { shape: '0123456789abcdef' }, signal),
  'promotionImports/promotionImports PROMOTION_IMPORTS undo': () => PROMOTION_IMPORTS.event.undo('O', IMPORT),
  'destinationImports/destinationImports fetchKnownShape': () => fetchKnownShape('O', 'name,phone', signal),
  'destinationImports/destinationImports fetchTranslations': async () =>
    Object.fromEntries(await fetchTranslations('O')),
  'destinationImports/destinationImports beginDestinationImport': () => beginDestinationImport('O', { undo: IMPORT }),
  'fileImports/fileImports fetchImport of one that is gone': () =>
    fetchImport(DESTINATION_IMPORTS, 'O', IMPORT, signal),
  'imports/imports fetchImportStatus': () => fetchImportStatus('P', signal),
  'imports/imports requestImport': () => requestImport('P', false),
  'imports/imports requestImport as a dry run': () => requestImport('P', true),
  'imports/imports fetchImportReports': () => fetchImportReports('P', 40, signal),
  'imports/imports importReportQuery': ({ query }) => query(importReportQuery('9')),
  ...recordSamples('imports/integrations integrationCalls', integrationCalls('P'), {
    update: INTEGRATION,
    remove: '7',
  }),
  'imports/integrations integrationCalls update of a new one': () =>
    integrationCalls('P').update?.('', { ...INTEGRATION, revision: 5 }),
  'imports/integrations openedIntegration': () => {
    const project = { revision: 5, integrations: [{ id: 'a', ...INTEGRATION }] } as never;
    return [openedIntegration(project, 'a'), openedIntegration(project, 'b'), openedIntegration({} as never, 'a')];
  },
  'imports/integrations runIntegrationTest': () => runIntegrationTest('a', INTEGRATION, signal),
  'imports/integrations runIntegrationTest of a new one': () => runIntegrationTest('', INTEGRATION, signal),
  'jobs/jobs fetchJob': () => fetchJob('J', signal),
  'jobs/jobs requestCancel': () => requestCancel('J'),
  'mailbox/mailbox mailsQuery': ({ query }) => query(mailsQuery),
  'mailbox/mailbox mailQuery': ({ query }) => query(mailQuery('9')),
  'organisations/accessibleOrganisations accessibleOrganisationsQuery': ({ query }) =>
    query(accessibleOrganisationsQuery()),
  'organisations/creation readProjectsOf': () => readProjectsOf('O', 'Own', signal),
  'organisations/creation readProjectsOf the own': () => readProjectsOf('Own', 'Own', signal),
  'organisations/creation readBuildingsOf': () => readBuildingsOf({ organisation: 'O', project: 'P' }, signal),
  'organisations/creation createProjectFor': () =>
    createProjectFor('Own', { organisation: 'O', name: 'Mall', description: 'By the river' }),
  'organisations/creation createBuildingFor': () =>
    createBuildingFor({ organisation: 'O', project: 'P', name: 'House', shortname: 'H' }),
  'organisations/creation createFloorFor': () =>
    createFloorFor({ organisation: 'O', building: 'B', name: 'Ground', shortname: 'G', order: 3 }),
  'organisations/organisations subOrganisationsQuery': ({ query }) => query(subOrganisationsQuery('O')),
  'organisations/organisations descendantOrganisationsQuery': ({ query }) => query(descendantOrganisationsQuery('O')),
  'organisations/organisations organisationsQuery': ({ query }) => query(organisationsQuery),
  'organisations/organisations organisationQuery': ({ query }) => query(organisationQuery('O')),
  'organisations/organisations featuresQuery': ({ query }) => query(featuresQuery('O')),
  ...recordSamples('organisations/organisations organisationCallsOf', organisationCallsOf(), {
    create: bodyOf(createOrganisation.body),
    update: bodyOf(updateOrganisation.body) as never,
    remove: 'O',
  }),
  'organisations/organisationSwitch enableRemoteAdmin': () => enableRemoteAdmin('O', signal, 'Own'),
  'organisations/organisationSwitch enableRemoteAdmin of a new tab': () => enableRemoteAdmin('O'),
  'organisations/organisationSwitch readActiveOrganisation': () => readActiveOrganisation('O', signal),
  'organisations/organisationSwitch readAdjacentOrganisations': () => readAdjacentOrganisations('O', signal),
  'organisations/projectOwner ownerQuery': ({ query }) => query(ownerQuery('P', 'O')),
  'organisations/storageUse storageUseQuery': ({ query }) => query(storageUseQuery('O')),
  'search/search searchEverything': () => searchEverything('O', 'bean', signal),
  'session/handOff readHandOffOwner': () => readHandOffOwner('T', signal),
  'session/handOff exchangeHandOff': () => exchangeHandOff('T', signal),
  'session/handOff handOffQuery': ({ query }) => query(handOffQuery()),
  'session/passwords sendResetRequest': () => sendResetRequest('a@a.example', signal),
  'session/passwords sendNewPassword': () =>
    sendNewPassword(
      { email: 'a@a.example', token: 'T', typed: { password: 'p1', password_confirmation: 'p2' }, code: '123-456' },
      signal,
    ),
  'session/passwords sendNewPassword without a code': () =>
    sendNewPassword({
      email: 'a@a.example',
      token: 'T',
      typed: { password: 'p1', password_confirmation: 'p2' },
      code: '',
    }),
  'session/passwords sendChangedPassword': () => sendChangedPassword('U', { current: 'p0', new: 'p1', confirm: 'p2' }),
  'session/passwords requestSetup': () => requestSetup('U', signal),
  'session/passwords sendSetupCode': () =>
    sendSetupCode('U', { setup: { qr_image: 'Q', secret: 'S' }, code: '123-456', password: 'p' }),
  'session/passwords sendSetupCode without a password': () =>
    sendSetupCode('U', { setup: null, code: '123-456', password: '' }),
  'session/passwords sendTwoFactorOff by the password': () => sendTwoFactorOff('U', { password: 'p', code: '123-456' }),
  'session/passwords sendTwoFactorOff by a code': () => sendTwoFactorOff('U', { password: '', code: '123-456' }),
  'session/session checkPassword': () => checkPassword({ email: 'a@a.example', password: 'p' }, signal),
  'session/session checkCode': () => checkCode({ email: 'a@a.example', otp: '123-456', token: 'challenge' }, signal),
  'session/session readSelf': () => readSelf(ME, signal),
  'session/session endSession': () => endSession(),
  'usage/usage usageQuery of a building': ({ query }) => query(usageQuery('building', '7')),
  'usage/usage usageQuery of a floor': ({ query }) => query(usageQuery('floor', '7')),
  'users/profile personQuery': ({ query }) => query(personQuery('U')),
  'users/profile timeZonesQuery': ({ query }) => query(timeZonesQuery),
  'users/profile sessionsQuery': ({ query }) => query(sessionsQuery('U')),
  'users/profile endSessionOf': ({ mutate }) => mutate(endSessionOf('U'), 'S'),
  'users/profile endOtherSessionsOf': ({ mutate }) => mutate(endOtherSessionsOf('U'), undefined),
  'users/profile saveProfile': ({ mutate }) => mutate(saveProfile(ME), { ...PROFILE, current: 'p' }),
  'users/profile saveProfile without a revision': ({ mutate }) => mutate(saveProfile({ uuid: 'U' } as User), PROFILE),
  'users/profile removeAvatarOf': ({ mutate }) => mutate(removeAvatarOf('U'), undefined),
  'users/profile sendAvatar': ({ mutate }) => mutate(sendAvatar('U'), new Blob(['four'])),
  'users/roles permissionsQuery': ({ query }) => query(permissionsQuery('O')),
  ...recordSamples('users/roles roleCalls', roleCalls('O'), {
    create: { name: 'Night shift', permissions: [1] },
    update: { name: 'Night shift', permissions: [1] },
  }),
  'users/users usersQuery': ({ query }) => query(usersQuery('O')),
  ...recordSamples('users/users userCalls', userCalls('O'), {
    create: { name: 'Eli', email: 'eli@a.example', role: 2, features: [1] },
    update: { name: 'Eli', email: 'eli@a.example', role: 2, features: [1] },
    remove: 'U',
  }),
  'users/users resendWelcome': () => resendWelcome('U'),
};
