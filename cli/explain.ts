/** `npm run tool -- explain TEXT [--kind KIND] [--damage 30+] [--name NAME]` */
import { runAsProcess } from './command.ts';
import { explainCardText } from './explainCardText.ts';

runAsProcess(explainCardText);
