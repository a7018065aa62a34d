const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text has the form of a uuid: PostgreSQL raises an error for any other, instead of finding no record. */
export const isUuid = (text: string): boolean => UUID.test(text);
