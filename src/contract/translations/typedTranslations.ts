import * as z from 'zod/mini';

/** Unsaved translations with their language and text, as a tab keeps them. */
export const typedTranslationsSchema = z.array(z.tuple([z.string(), z.string()]));
