/** A channel to the other tabs of this browser, where it has them speak to one another: with cookies blocked it may refuse. */
export function channelToTabs(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch (error) {
    console.warn('Other tabs cannot be notified of changes here', error);
    return undefined;
  }
}
