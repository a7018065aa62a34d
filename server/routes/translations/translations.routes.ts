import { translationText } from '@/contract/texts/translationTexts';
import { listTranslations, updateTranslation } from '@/contract/translations/translations';
import { keyOfText } from '@/model/content/visitorTexts';
import { ConflictError, InvalidError, orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import { findProjectId } from '../../repositories/locations/read';
import { readVisitorTexts } from '../../repositories/locations/visitorTexts';
import { lockProject } from '../../repositories/locations/write';
import { listLanguagesOf, putTranslation, withTranslations } from '../../repositories/translations/translations';
import { audited } from '../audit/audited';

const MOST_LANGUAGES = 30;

/** The texts that visitors read, in other languages. */
export const translationRoutes = [
  implement(listTranslations, async ({ params: { uuid }, principal, read, now }) => {
    const { id } = principal.organisation;
    const projectId = orNotFound(await findProjectId(read, id, uuid));
    return { data: await withTranslations(read, id, await readVisitorTexts(read, id, { id: projectId, uuid, now })) };
  }),

  implement(updateTranslation, ({ params: { uuid }, principal, body, write, now }) =>
    write(async ({ client, audit }) => {
      const { id } = principal.organisation;
      const { language, text, before: basedOn } = body;
      const projectId = orNotFound(await findProjectId(client, id, uuid));
      await lockProject(client, projectId);
      const of = (await readVisitorTexts(client, id, { id: projectId, uuid, now })).find(
        (one) => keyOfText(one) === keyOfText(body),
      );
      if (!of) throw new InvalidError({ record: [translationText('textUnknown')] });
      const read = async () => orNotFound((await withTranslations(client, id, [of]))[0]);
      const before = await read();
      const present = before.translations[language]?.text ?? null;
      if (present !== basedOn) throw new ConflictError(before);
      const languages = await listLanguagesOf(client, id);
      if (!languages.includes(language) && languages.length >= MOST_LANGUAGES)
        throw new InvalidError({ language: [translationText('tooMany')] });
      await putTranslation(client, id, { language, of, text });
      const name = `${of.text.slice(0, 100)} (${language})`;
      await audited(audit, 'translation', projectId).updated(
        of.record,
        name,
        { [of.field]: present },
        { [of.field]: text === '' ? null : text },
      );
      return { data: await read() };
    }),
  ),
];
