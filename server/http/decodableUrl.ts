const isDecodable = (url: string): boolean => {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
};

/**
 * An address that the router can decode: a percent sign that begins no code, as people type and mails break them, stands for
 * itself. So what is wrong with an address is said by the page or the call that it leads to.
 */
export function decodableUrl(url: string): string {
  if (!url.includes('%') || isDecodable(url)) return url;
  const escaped = url.replace(/%(?![\da-f]{2})/gi, '%25');
  return isDecodable(escaped) ? escaped : url.replaceAll('%', '%25');
}
