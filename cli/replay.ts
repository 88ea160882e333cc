/** `npm run replay FILE` */
import { runAsProcess } from './command.ts';
import { replayBattle } from './replayBattle.ts';

runAsProcess(replayBattle);
