/** Whether bytes begin as a file of XML does, after a byte order mark or space. */
export const isXml = (head: Uint8Array): boolean => /^(ï»¿|\s)*<[?!\w]/.test(new TextDecoder('latin1').decode(head));
