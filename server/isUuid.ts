const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text has the form of a uuid: PostgreSQL fails on one that has not, where a record would just not be found. */
export const isUuid = (text: string): boolean => UUID.test(text);
