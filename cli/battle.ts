/** `npm run battle -- --seed 7` */
import { runAsProcess } from './command.ts';
import { playBattle } from './playBattle.ts';

runAsProcess(playBattle);
