import { expose } from 'comlink';
import { createCheckJobs } from './checkJobs';

expose(createCheckJobs());
