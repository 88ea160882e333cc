/** A browser that lets no tab speak to another one stops nothing else. */
import { expect, test, vi } from 'vitest';
import { channelToTabs } from './channelToTabs.ts';

test('there is none where cookies are blocked, nor in a browser that has none', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  );
  expect(channelToTabs('some')).toBeUndefined();
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(channelToTabs('some')).toBeUndefined();
});
