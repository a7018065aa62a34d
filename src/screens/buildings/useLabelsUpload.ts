import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendLabels } from '@/api/buildings/buildings';
import { projectDataQuery } from '@/api/network/editor';
import { useNotify } from '@/components/feedback/useNotify';
import type { Floor } from '@/contract/buildings/buildings';
import { translate } from '@/contract/texts/translate';
import { readLabels } from '@/model/floorPlan/labelsFile';
import { labelsQuestion, skippedLines } from './labelsQuestion';
import { text } from './texts';

interface Question {
  readonly floor: Floor;
  readonly file: File;
  readonly text: string;
  readonly skipped: string | null;
}

const MOST_NAMES = 5;
const WARNING_MILLISECONDS = 12_000;

/** Uploads a labels file, after a question where it changes or loses labels that the floor has. */
export function useLabelsUpload(project: string) {
  const client = useQueryClient();
  const notify = useNotify();
  const { mutate } = useMutation(sendLabels(project));
  const [question, setQuestion] = useState<Question | null>(null);
  const warn = (words: string) => notify(words, 'warning', WARNING_MILLISECONDS);
  const send = (floor: Floor, file: File, skipped: string | null) =>
    mutate(
      { floor: floor.uuid, file },
      {
        onSuccess: ({ data: { unknown }, message }) => {
          notify(message);
          if (skipped !== null) warn(skipped);
          if (unknown.length > 0)
            warn(text('labelsUnmatched', { count: unknown.length, names: unknown.slice(0, MOST_NAMES).join(', ') }));
        },
        onError: (failure) => notify(failure.message, 'error'),
      },
    );
  const upload = async (floor: Floor, file: File) => {
    if (!file.name.toLowerCase().endsWith('.txt'))
      return notify(translate('floor.labelsWrongType', { name: file.name }), 'error');
    try {
      const read = readLabels(new Uint8Array(await file.arrayBuffer()));
      const skipped = skippedLines(read);
      const { labels = [] } = await client.fetchQuery({ ...projectDataQuery(project), staleTime: 0 });
      const stored = labels
        .filter(({ floor_id }) => floor_id === floor.uuid)
        .map(({ object_name: mesh, text: words }) => ({ mesh, text: words }));
      const asked = labelsQuestion(stored, read.labels);
      if (asked === null) return send(floor, file, skipped);
      setQuestion({ floor, file, skipped, text: [asked, skipped].filter((part) => part !== null).join(' ') });
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : String(failure), 'error');
    }
  };
  return {
    question,
    upload,
    cancel: () => setQuestion(null),
    confirm: () => {
      if (question) send(question.floor, question.file, question.skipped);
      setQuestion(null);
    },
  };
}
