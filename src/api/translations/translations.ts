import { queryOptions } from '@tanstack/react-query';
import { listTranslations, type TranslationBody, updateTranslation } from '@/contract/translations/translations';
import { call } from '../transport/http';
import { translationsKey } from './keys';

/** The texts of a location that visitors read, with their translations. */
export const translationsQuery = (project: string) =>
  queryOptions({
    queryKey: translationsKey(project),
    queryFn: async ({ signal }) => (await call(listTranslations, { params: { uuid: project }, signal })).data,
  });

/** Saves one translation and returns the text with all of them. @throws ApiError, 409 where somebody was faster */
export const saveTranslation = async (project: string, body: TranslationBody) =>
  (await call(updateTranslation, { params: { uuid: project }, body })).data;
