import { expose } from 'comlink';
import { planJobs } from './planJobs';

expose(planJobs);
