import { expose } from 'comlink';
import { generateJobs } from './generateJobs';

expose(generateJobs);
