import { expose } from 'comlink';
import { createInflateJobs } from './inflateJobs';

expose(createInflateJobs());
