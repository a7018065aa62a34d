/**
 * Why a request to another server has failed. The message names the remedy for the person who typed the address; it
 * holds nothing that the other server has sent, no resolved address and no time.
 */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  /** Stable between versions. */
  readonly code: OutboundProblem;

  constructor(code: OutboundProblem, options?: ErrorOptions) {
    super(MESSAGES[code], options);
    this.code = code;
  }
}

/** A name that nobody knows and one of a private address read the same: the difference would map the own network. */
const MESSAGES = {
  'bad-address': 'Please enter an address that begins with http:// or https:// and has no user name in it.',
  'refused-port': 'Please use an address without a port, or with port 80 or 443.',
  'refused-address': 'This address cannot be used. Please enter a public one and check its spelling.',
  'no-connection': 'The source does not answer. Please check the address and whether the source is running.',
  certificate: 'The certificate of the source is not valid. Please have it renewed, or check the address.',
  'too-slow': 'The source takes too long to answer. Please make the feed smaller or faster.',
  'too-large': 'The feed is larger than 20 MB. Please split it into several feeds.',
  'too-many-redirects': 'The source redirects more than three times. Please enter the last address.',
  'bad-redirect': 'The source redirects to an address that cannot be used. Please enter the last address.',
  'not-allowed': 'The source refuses the request. Please check the headers, such as its key.',
  missing: 'There is no feed at this address. Please check its spelling.',
  'ask-later': 'The source asks to wait. Please try again later.',
  faulty: 'The source reports an error of its own. Please ask those who run it.',
  unexpected: 'The source does not answer with a feed. Please check the address.',
  broken: 'The source ended its answer too early. Please try again.',
} as const;

export type OutboundProblem = keyof typeof MESSAGES;
