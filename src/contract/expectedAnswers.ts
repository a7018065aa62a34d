/**
 * The expected answers of a call to each principal, about a record or an organisation in each relation to the active
 * organisation. Each call names its table beside its policy; the authorisation matrix tests every cell, so that a
 * policy that is loosened by mistake contradicts its table.
 *
 * Columns: own, child, parent, foreign, not existing. A call without an identifier in its path is tried with the
 * organisation of the column as the active one of the request.
 *
 * The active organisation of `customer-*` and `other-administrator` is not a reseller; `other-administrator` belongs to
 * a customer of another reseller. `reseller-switched` has switched to a customer, whose parent is the reseller itself.
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
  /** Public, about a thing that may not exist. */
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
  /** Everybody with the link: the link authorises the call, not the person. */
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
  /** Commissioned kiosks, about themselves. */
  devices: `
    nobody               401 401 401 401 401
    expired              401 401 401 401 401
    password-step        401 401 401 401 401
    deleted              401 401 401 401 401
    customer-bare        401 401 401 401 401
    customer-editor      401 401 401 401 401
    customer-admin       401 401 401 401 401
    other-administrator  401 401 401 401 401
    reseller             401 401 401 401 401
    reseller-switched    401 401 401 401 401
    staff                401 401 401 401 401
    kiosk                2xx 2xx 2xx 2xx 2xx`,
  /** The same, about a thing of the location that they show. */
  'devices-about-one': `
    nobody               401 401 401 401 401
    expired              401 401 401 401 401
    password-step        401 401 401 401 401
    deleted              401 401 401 401 401
    customer-bare        401 401 401 401 401
    customer-editor      401 401 401 401 401
    customer-admin       401 401 401 401 401
    other-administrator  401 401 401 401 401
    reseller             401 401 401 401 401
    reseller-switched    401 401 401 401 401
    staff                401 401 401 401 401
    kiosk                2xx 404 404 404 404`,
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
  /** The path has no identifier; the request may name only an organisation that the session may act for. */
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
  /** Everyone in the active organisation. */
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
  /** Users in the active organisation with the feature; the customer's administrator has it, its editor does not. */
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
  /** The same with a feature that the customer's editor has too. */
  'members-with-content': `
    nobody               401 401 401 401 401
    expired              401 401 401 401 401
    password-step        401 401 401 401 401
    deleted              401 401 401 401 401
    customer-bare        403 403 403 403 403
    customer-editor      2xx 404 404 404 404
    customer-admin       2xx 404 404 404 404
    other-administrator  2xx 404 404 404 404
    reseller             2xx 404 404 404 404
    reseller-switched    2xx 404 404 404 404
    staff                2xx 404 404 404 404
    kiosk                401 401 401 401 401`,
  /** Users with the feature in an active organisation without customers, or in the provider. */
  'members-without-customers': `
    nobody               401 401 401 401 401
    expired              401 401 401 401 401
    password-step        401 401 401 401 401
    deleted              401 401 401 401 401
    customer-bare        403 403 403 403 403
    customer-editor      2xx 404 404 404 404
    customer-admin       2xx 404 404 404 404
    other-administrator  2xx 404 404 404 404
    reseller             403 404 404 404 404
    reseller-switched    2xx 404 404 404 404
    staff                2xx 404 404 404 404
    kiosk                401 401 401 401 401`,
  /** The same for a call without an identifier in its path. */
  'analytics-readers': `
    nobody               401 401 401 401 401
    expired              401 401 401 401 401
    password-step        401 401 401 401 401
    deleted              401 401 401 401 401
    customer-bare        403 404 404 404 404
    customer-editor      2xx 404 404 404 404
    customer-admin       2xx 404 404 404 404
    other-administrator  2xx 404 404 404 404
    reseller             403 404 404 404 404
    reseller-switched    2xx 404 403 404 404
    staff                2xx 404 404 404 404
    kiosk                401 401 401 401 401`,
  /** The same for a call without an identifier in its path. */
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
  /** The same with a feature that the customer's editor has too. */
  'signed-in-with-content': `
    nobody               401 401 401 401 401
    expired              401 401 401 401 401
    password-step        401 401 401 401 401
    deleted              401 401 401 401 401
    customer-bare        403 404 404 404 404
    customer-editor      2xx 404 404 404 404
    customer-admin       2xx 404 404 404 404
    other-administrator  2xx 404 404 404 404
    reseller             2xx 404 404 404 404
    reseller-switched    2xx 404 2xx 404 404
    staff                2xx 404 404 404 404
    kiosk                401 401 401 401 401`,
  /** Users of organisations with customers, about the active organisation and those below it. */
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
  /** Nobody deletes the active organisation. */
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
  /** Users of organisations with customers; the path has no identifier. */
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
  /** About the user's own organisation and, with remote-admin rights, those below it, whichever is active. */
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
  /** Provider staff, about the active organisation. */
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
  /** Provider staff; the path has no identifier of an organisation. */
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
