/** A bus that is there, and one that is not. */
import { expect, test } from 'vitest';
import { startBroker } from '../../../testing/harness/broker.ts';
import { checkBus } from './checkBus.ts';

test('reports whether it lets us in', async () => {
  const broker = await startBroker();
  const servers = [new URL(broker.url).host];
  const linesOf = async (address: { servers: string[]; isEncrypted: boolean }) =>
    (await checkBus(address).run()).map(({ level, text }) => `${level} ${text}`);
  expect(await linesOf({ servers, isEncrypted: false })).toEqual(['ok lets us in']);
  await broker.stop();
  expect(await linesOf({ servers, isEncrypted: false })).toEqual([
    expect.stringMatching(/^wrong does not let us in: .*(REFUSED|refused).* Look at BUS_URL/),
  ]);
});
