import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { refreshBuildings, sendLabels } from '@/api/buildings/buildings';
import { projectDataQuery } from '@/api/network/editor';
import { type LabelsUploadMachine, labelsUploadMachine } from '@/machines/uploads/labelsUpload.machine';
import { namedAsMeshes, readLabels } from '@/model/floorPlan/labelsFile';
import { labelsQuestion, skippedLines, unmatchedLabels } from '@/screens/buildings/labelsQuestion';
import { bytesOf } from '@/workers/blobSource';
import { throwWithText } from './throwWithText';

/** The upload of labels files with the labels and the floors of a location behind it. */
export const provideLabelsUpload = (client: QueryClient, project: string): LabelsUploadMachine =>
  labelsUploadMachine.provide({
    actors: {
      readLabels: fromPromise(async ({ input: { floor, file } }) => {
        const read = readLabels(await bytesOf(file).catch(throwWithText));
        const { labels = [] } = await client.fetchQuery({ ...projectDataQuery(project), staleTime: 0 });
        const stored = labels
          .filter(({ floor_id }) => floor_id === floor.uuid)
          .map(({ object_name: mesh, text }) => ({ mesh, text }));
        const meshes = stored.map(({ mesh }) => mesh);
        return { question: labelsQuestion(stored, namedAsMeshes(read.labels, meshes)), skipped: skippedLines(read) };
      }),
      sendLabels: fromPromise(async ({ input: { floor, file }, signal }) => {
        const { data, message } = await sendLabels(floor.uuid, file, signal);
        return { message, unmatched: unmatchedLabels(data.unknown) };
      }),
    },
    actions: { refresh: () => void refreshBuildings(client, project) },
  });
