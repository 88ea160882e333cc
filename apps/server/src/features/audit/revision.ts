/** Names a content as it is now, so that no save overwrites what its sender has not seen. */
import { createHash } from 'node:crypto';

/** Of everything that an edit can change, in a fixed order: the same content has the same name on every server. */
export const revisionOf = (content: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);

/** Whether an edit was made for another content than there is by now; without a revision this is not checked. */
export const isStaleRevision = (seen: string | undefined, content: readonly unknown[]): boolean =>
  seen !== undefined && seen !== revisionOf(content);
