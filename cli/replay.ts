/** `npm run tool -- replay FILE` */
import { runAsProcess } from './command.ts';
import { replayBattle } from './replayBattle.ts';

runAsProcess(replayBattle);
