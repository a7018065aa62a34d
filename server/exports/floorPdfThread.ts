import { parentPort, workerData } from 'node:worker_threads';
import type { FloorPdfInput } from './floorPdfs';
import { writeFloorPdf } from './writeFloorPdf';

/** Each floor has its own thread, so that thousands of rooms hold up no call. */
const { sheet, fonts } = workerData as FloorPdfInput;
const bytes = await writeFloorPdf(sheet, fonts);
// The thread is terminated once it has answered.
parentPort?.postMessage(bytes, [bytes.buffer]);
