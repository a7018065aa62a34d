import { createContext } from 'react';

/** Whether somebody else has deleted the record of the page, and with it those of the forms on it. */
export const RecordGone = createContext(false);
