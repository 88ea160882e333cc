/** `npm run tool -- coverage DIR… [--held-out id,…] [--json]` */
import { runAsProcess } from './command.ts';
import { coverCards } from './coverCards.ts';

runAsProcess(coverCards);
