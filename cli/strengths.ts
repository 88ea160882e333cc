/** `npm run tool -- strengths` */
import { runAsProcess } from './command.ts';
import { measureStrengths } from './measureStrengths.ts';

runAsProcess(measureStrengths);
