import { expose } from 'comlink';
import { chartJobs } from './chartJobs';

expose(chartJobs);
