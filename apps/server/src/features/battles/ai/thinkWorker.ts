/** A thread that thinks out turns of AIs, one after the other, for the one that answers requests. */
import { parentPort } from 'node:worker_threads';
import { type AnyTurnToThink, think } from './think.ts';

const port = parentPort;
if (port === null) throw new Error('this runs as a thread of the server');
port.on('message', (turn: AnyTurnToThink) => port.postMessage(think(turn)));
