/** Whether the bus of notices between servers lets this server in, and no stranger reads along. */
import type { BusAddress } from '../../platform/bus/busAddress.ts';
import { natsLine } from '../../platform/bus/natsLine.ts';
import { type Check, type Finding, ok, reason, warn, wrong } from './finding.ts';

const ABOUT = 'bus';
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\]):/;

export const checkBus = (address: BusAddress): Check => ({
  about: ABOUT,
  async run(): Promise<Finding[]> {
    let why: unknown;
    const open = natsLine(address, ({ err }) => {
      why = err;
    });
    const line = await open({ onNotice() {}, onBack() {}, onLost() {} });
    try {
      if (!line.isUp())
        return [
          wrong(ABOUT, `does not let us in: ${reason(why)}. Look at BUS_URL, and at what lies between.`),
        ];
      return address.isEncrypted || address.servers.every((server) => LOCAL.test(server))
        ? [ok(ABOUT, 'lets us in')]
        : [warn(ABOUT, 'the connection is not encrypted. Set BUS_URL to tls://…')];
    } finally {
      await line.close();
    }
  },
});
