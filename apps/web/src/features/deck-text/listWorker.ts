/** Reads long lists in a thread of its own. */
import { type ListRequest, readNow } from './readList.ts';

addEventListener('message', ({ data }: MessageEvent<ListRequest>) => {
  postMessage(readNow(data));
});
