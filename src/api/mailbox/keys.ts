export const MAILS_KEY = ['mails'] as const;
export const mailKey = (id: string) => ['mail', id] as const;
