/** Addresses outside of the console, from its configuration; anything that is no web address counts as none (G059). */
const webAddress = (address: string | undefined): string =>
  address !== undefined && /^https?:\/\/\S+$/i.test(address) ? address : '';

export const EXTERNAL_LINKS = {
  analytics: webAddress(import.meta.env.VITE_ANALYTICS_URL),
  documentation: webAddress(import.meta.env.VITE_DOCUMENTATION_URL),
} as const;
