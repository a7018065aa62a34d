/** The tags of the audit log of an organisation. */
export const auditTagsKey = (organisation: string) => ['audit-tags', organisation] as const;
