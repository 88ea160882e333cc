/** A thread that thinks out turns of AIs, one after the other, for the one that answers requests. */
import { parentPort } from 'node:worker_threads';
import { think } from './think.ts';
import { type TurnParcel, turnUnpacker } from './turnParcel.ts';

const port = parentPort;
if (port === null) throw new Error('this runs as a thread of the server');
const unpack = turnUnpacker();
port.on('message', (parcel: TurnParcel) => port.postMessage(think(unpack(parcel))));
