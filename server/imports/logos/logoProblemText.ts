import type { OutboundProblem } from '../../http/outbound/outboundError';
import { serviceText } from '../../texts';

const KEYS = {
  'bad-address': 'logo.badAddress',
  'refused-port': 'logo.refusedAddress',
  'refused-address': 'logo.refusedAddress',
  'no-connection': 'logo.noAnswer',
  certificate: 'logo.noAnswer',
  broken: 'logo.noAnswer',
  'too-slow': 'logo.tooSlow',
  'too-large': 'logo.tooLarge',
  'too-many-redirects': 'logo.missing',
  'bad-redirect': 'logo.missing',
  missing: 'logo.missing',
  unexpected: 'logo.missing',
  'not-allowed': 'logo.notAllowed',
  'ask-later': 'logo.askLater',
  faulty: 'logo.askLater',
} as const satisfies Record<OutboundProblem, string>;

/** Why a logo could not be fetched, in words that hold nothing of what the other server has sent. */
export const logoProblemText = (problem: OutboundProblem): string => serviceText(KEYS[problem]);
