/** Reads long lists in a thread of its own. */
import { type ListRequest, readNow } from './readNow.ts';

addEventListener('message', ({ data }: MessageEvent<ListRequest>) => {
  postMessage(readNow(data));
});
