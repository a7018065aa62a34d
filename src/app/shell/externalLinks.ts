/** Addresses outside of the console, from its configuration; a value that is not a web address counts as none. */
const webAddress = (address: string | undefined): string =>
  address !== undefined && /^https?:\/\/\S+$/i.test(address) ? address : '';

export const EXTERNAL_LINKS = {
  analytics: webAddress(import.meta.env.VITE_ANALYTICS_URL),
  documentation: webAddress(import.meta.env.VITE_DOCUMENTATION_URL),
} as const;
