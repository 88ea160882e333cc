/** Makes an address lookup table on a chain, from the bytes of the program's instructions. */
import {
  AccountRole,
  type Address,
  getAddressEncoder,
  getProgramDerivedAddress,
  getStructEncoder,
  getU8Encoder,
  getU32Encoder,
  getU64Encoder,
  type Instruction,
} from '@solana/kit';
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system';
import type { Stage } from './stage.ts';

const PROGRAM = 'AddressLookupTab1e1111111111111111111111111' as Address;

/** The table's address; it can be used from the next slot on. */
export async function makeLookupTable(stage: Stage, addresses: readonly Address[]): Promise<Address> {
  const { alice, rpc } = stage;
  // A table is named after a slot that has passed.
  const slot = (await rpc.getSlot({ commitment: 'finalized' }).send()) as bigint;
  const [table, bump] = await getProgramDerivedAddress({
    programAddress: PROGRAM,
    seeds: [getAddressEncoder().encode(alice.address), getU64Encoder().encode(slot)],
  });
  const signer = { address: alice.address, role: AccountRole.WRITABLE_SIGNER };
  const accounts = [
    { address: table, role: AccountRole.WRITABLE },
    signer,
    signer,
    { address: SYSTEM_PROGRAM_ADDRESS, role: AccountRole.READONLY },
  ];
  const createData = getStructEncoder([
    ['kind', getU32Encoder()],
    ['slot', getU64Encoder()],
    ['bump', getU8Encoder()],
  ]).encode({ kind: 0, slot, bump });
  const extendData = new Uint8Array([
    ...getU32Encoder().encode(2),
    ...getU64Encoder().encode(addresses.length),
    ...addresses.flatMap((each) => [...getAddressEncoder().encode(each)]),
  ]);
  const call = (data: Instruction['data']): Instruction => ({
    programAddress: PROGRAM,
    accounts,
    data: data ?? new Uint8Array(),
  });
  await stage.run([call(createData), call(extendData)]);
  return table;
}
