/** What a page asks for while its player leaves it: Firefox breaks it off, and the old page still stands for a moment. */

/** Longer than the next page usually takes to replace this one. */
const LEAVING_MS = 3_000;

/** As `load`; if the player leaves the page meanwhile, a failure comes late, so that only a page that stays shows it. */
export async function failLateIfLeaving<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  // A worker has no player who leaves it.
  if (typeof window === 'undefined') return load();
  let isLeaving = false;
  const onLeave = () => {
    isLeaving = true;
  };
  // Only meanwhile: a page that always listens to this event is not kept for the way back.
  window.addEventListener('beforeunload', onLeave);
  try {
    return await load();
  } catch (error) {
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    throw error;
  } finally {
    window.removeEventListener('beforeunload', onLeave);
  }
}
