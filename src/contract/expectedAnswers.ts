/**
 * What a call answers to each principal about a record, or an organisation, that stands in each relation to the one
 * that they act for. Each call names its table beside its policy; the authorisation matrix tries every cell of it, so
 * that a policy which is loosened by mistake does not agree with its table any more.
 *
 * Columns: own, child, parent, foreign, not existing. A call whose path names nothing is tried with the organisation of
 * the column as the one that the page says it acts for.
 *
 * `customer-*` and `other-administrator` act for an organisation that is no reseller; `other-administrator` is of another
 * reseller's customer. `reseller-switched` acts for a customer, whose parent is the reseller itself.
 */
export const EXPECTED_ANSWERS = {
  everyone: `
    nobody               2xx 2xx 2xx 2xx 2xx
    expired              2xx 2xx 2xx 2xx 2xx
    password-step        2xx 2xx 2xx 2xx 2xx
    deleted              2xx 2xx 2xx 2xx 2xx
    customer-bare        2xx 2xx 2xx 2xx 2xx
    customer-editor      2xx 2xx 2xx 2xx 2xx
    customer-admin       2xx 2xx 2xx 2xx 2xx
    other-administrator  2xx 2xx 2xx 2xx 2xx
    reseller             2xx 2xx 2xx 2xx 2xx
    reseller-switched    2xx 2xx 2xx 2xx 2xx
    staff                2xx 2xx 2xx 2xx 2xx
    kiosk                2xx 2xx 2xx 2xx 2xx`,
  /** Public, about a thing that may not be there. */
  'everyone-about-one': `
    nobody               2xx 2xx 2xx 2xx 404
    expired              2xx 2xx 2xx 2xx 404
    password-step        2xx 2xx 2xx 2xx 404
    deleted              2xx 2xx 2xx 2xx 404
    customer-bare        2xx 2xx 2xx 2xx 404
    customer-editor      2xx 2xx 2xx 2xx 404
    customer-admin       2xx 2xx 2xx 2xx 404
    other-administrator  2xx 2xx 2xx 2xx 404
    reseller             2xx 2xx 2xx 2xx 404
    reseller-switched    2xx 2xx 2xx 2xx 404
    staff                2xx 2xx 2xx 2xx 404
    kiosk                2xx 2xx 2xx 2xx 404`,
  /** Whoever has the link: the link, not the person, is what opens the call. */
  'whoever-has-the-link': `
    nobody               2xx 2xx 2xx 2xx 401
    expired              2xx 2xx 2xx 2xx 401
    password-step        2xx 2xx 2xx 2xx 401
    deleted              2xx 2xx 2xx 2xx 401
    customer-bare        2xx 2xx 2xx 2xx 401
    customer-editor      2xx 2xx 2xx 2xx 401
    customer-admin       2xx 2xx 2xx 2xx 401
    other-administrator  2xx 2xx 2xx 2xx 401
    reseller             2xx 2xx 2xx 2xx 401
    reseller-switched    2xx 2xx 2xx 2xx 401
    staff                2xx 2xx 2xx 2xx 401
    kiosk                2xx 2xx 2xx 2xx 401`,
  'after-the-password': `
    nobody               401 401 401 401 401
    expired              401 401 401 401 401
    password-step        2xx 2xx 2xx 2xx 2xx
    deleted              401 401 401 401 401
    customer-bare        401 401 401 401 401
    customer-editor      401 401 401 401 401
    customer-admin       401 401 401 401 401
    other-administrator  401 401 401 401 401
    reseller             401 401 401 401 401
    reseller-switched    401 401 401 401 401
    staff                401 401 401 401 401
    kiosk                401 401 401 401 401`,
  /** Nothing stands in the path; the page may name only an organisation that the session acts for. */
  'signed-in': `
    nobody               401 401 401 401 401
    expired              401 401 401 401 401
    password-step        401 401 401 401 401
    deleted              401 401 401 401 401
    customer-bare        2xx 404 404 404 404
    customer-editor      2xx 404 404 404 404
    customer-admin       2xx 404 404 404 404
    other-administrator  2xx 404 404 404 404
    reseller             2xx 404 404 404 404
    reseller-switched    2xx 404 2xx 404 404
    staff                2xx 404 404 404 404
    kiosk                401 401 401 401 401`,
  /** Everyone who acts for the organisation. */
  members: `
    nobody               401 401 401 401 401
    expired              401 401 401 401 401
    password-step        401 401 401 401 401
    deleted              401 401 401 401 401
    customer-bare        2xx 404 404 404 404
    customer-editor      2xx 404 404 404 404
    customer-admin       2xx 404 404 404 404
    other-administrator  2xx 404 404 404 404
    reseller             2xx 404 404 404 404
    reseller-switched    2xx 404 404 404 404
    staff                2xx 404 404 404 404
    kiosk                401 401 401 401 401`,
  /** Those of them who hold the feature; the customer's administrator does, its editor does not. */
  'members-with-feature': `
    nobody               401 401 401 401 401
    expired              401 401 401 401 401
    password-step        401 401 401 401 401
    deleted              401 401 401 401 401
    customer-bare        403 403 403 403 403
    customer-editor      403 403 403 403 403
    customer-admin       2xx 404 404 404 404
    other-administrator  2xx 404 404 404 404
    reseller             2xx 404 404 404 404
    reseller-switched    2xx 404 404 404 404
    staff                2xx 404 404 404 404
    kiosk                401 401 401 401 401`,
  /** The same of a call whose path names nothing. */
  'signed-in-with-feature': `
    nobody               401 401 401 401 401
    expired              401 401 401 401 401
    password-step        401 401 401 401 401
    deleted              401 401 401 401 401
    customer-bare        403 404 404 404 404
    customer-editor      403 404 404 404 404
    customer-admin       2xx 404 404 404 404
    other-administrator  2xx 404 404 404 404
    reseller             2xx 404 404 404 404
    reseller-switched    2xx 404 2xx 404 404
    staff                2xx 404 404 404 404
    kiosk                401 401 401 401 401`,
  /** Who has customers, about the organisation acted for and those below it. */
  'organisation-readers': `
    nobody               401 401 401 401 401
    expired              401 401 401 401 401
    password-step        401 401 401 401 401
    deleted              401 401 401 401 401
    customer-bare        2xx 404 404 404 404
    customer-editor      2xx 404 404 404 404
    customer-admin       2xx 404 404 404 404
    other-administrator  2xx 404 404 404 404
    reseller             2xx 2xx 404 404 404
    reseller-switched    2xx 404 404 404 404
    staff                2xx 2xx 404 404 404
    kiosk                401 401 401 401 401`,
  'organisation-editors': `
    nobody               401 401 401 401 401
    expired              401 401 401 401 401
    password-step        401 401 401 401 401
    deleted              401 401 401 401 401
    customer-bare        403 404 404 404 404
    customer-editor      403 404 404 404 404
    customer-admin       2xx 404 404 404 404
    other-administrator  2xx 404 404 404 404
    reseller             2xx 2xx 404 404 404
    reseller-switched    2xx 404 404 404 404
    staff                2xx 2xx 404 404 404
    kiosk                401 401 401 401 401`,
  /** Nobody deletes the organisation that they act for. */
  'organisation-deleters': `
    nobody               401 401 401 401 401
    expired              401 401 401 401 401
    password-step        401 401 401 401 401
    deleted              401 401 401 401 401
    customer-bare        403 404 404 404 404
    customer-editor      403 404 404 404 404
    customer-admin       403 404 404 404 404
    other-administrator  403 404 404 404 404
    reseller             403 2xx 404 404 404
    reseller-switched    403 404 404 404 404
    staff                403 2xx 404 404 404
    kiosk                401 401 401 401 401`,
  /** Who has customers; nothing stands in the path. */
  resellers: `
    nobody               401 401 401 401 401
    expired              401 401 401 401 401
    password-step        401 401 401 401 401
    deleted              401 401 401 401 401
    customer-bare        403 404 404 404 404
    customer-editor      403 404 404 404 404
    customer-admin       403 404 404 404 404
    other-administrator  403 404 404 404 404
    reseller             2xx 404 404 404 404
    reseller-switched    403 404 2xx 404 404
    staff                2xx 404 404 404 404
    kiosk                401 401 401 401 401`,
  /** Into one's own organisation and, with remote-admin rights, those below it, wherever one acts. */
  switchers: `
    nobody               401 401 401 401 401
    expired              401 401 401 401 401
    password-step        401 401 401 401 401
    deleted              401 401 401 401 401
    customer-bare        2xx 404 404 404 404
    customer-editor      2xx 404 404 404 404
    customer-admin       2xx 404 404 404 404
    other-administrator  2xx 404 404 404 404
    reseller             2xx 2xx 404 404 404
    reseller-switched    2xx 2xx 2xx 404 404
    staff                2xx 2xx 404 404 404
    kiosk                401 401 401 401 401`,
  /** The provider's people, about the organisation that they act for. */
  'staff-members': `
    nobody               401 401 401 401 401
    expired              401 401 401 401 401
    password-step        401 401 401 401 401
    deleted              401 401 401 401 401
    customer-bare        403 403 403 403 403
    customer-editor      403 403 403 403 403
    customer-admin       403 403 403 403 403
    other-administrator  403 403 403 403 403
    reseller             403 403 403 403 403
    reseller-switched    403 403 403 403 403
    staff                2xx 404 404 404 404
    kiosk                401 401 401 401 401`,
  /** The provider's people; nothing of an organisation stands in the path. */
  staff: `
    nobody               401 401 401 401 401
    expired              401 401 401 401 401
    password-step        401 401 401 401 401
    deleted              401 401 401 401 401
    customer-bare        403 404 404 404 404
    customer-editor      403 404 404 404 404
    customer-admin       403 404 404 404 404
    other-administrator  403 404 404 404 404
    reseller             403 404 404 404 404
    reseller-switched    403 404 403 404 404
    staff                2xx 404 404 404 404
    kiosk                401 401 401 401 401`,
} as const;

export type ExpectedAnswers = keyof typeof EXPECTED_ANSWERS;
