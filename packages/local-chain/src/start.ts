/** Starts a chain: a new one, or the one that its journal remembers. */

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  type Address,
  address,
  createKeyPairSignerFromPrivateKeyBytes,
  getBase64Decoder,
  getBase64Encoder,
} from '@solana/kit';
import { genesisHashOf } from './blockhashes.ts';
import { createChain, type LedgerChain } from './chain.ts';
import { LocalChainError } from './errors.ts';
import { createFaucet, FAUCET_LAMPORTS, type Faucet } from './faucet.ts';
import {
  corrupt,
  createJournal,
  type Journal,
  journalPath,
  NO_JOURNAL,
  readJournal,
  resumeJournal,
} from './journal.ts';
import { type HeaderLine, JOURNAL_FORMAT, type JournalLine } from './journalLines.ts';
import { assertNotRunning } from './ownership.ts';
import { toAccountState } from './record.ts';
import { createSlots, FIRST_SLOT, type SlotAnchor } from './slots.ts';
import { type CreateVm, loadVm, systemAccount } from './vm.ts';

export type RunningChain = {
  chain: LedgerChain;
  faucet: Faucet;
  mint: Address;
  genesisHash: string;
  journal: Journal;
};

export async function openChain(
  dataDir: string | undefined,
  slotMs: number,
  now: () => number,
): Promise<RunningChain> {
  const createVm = await loadVm();
  if (dataDir === undefined) return newChain(createVm, undefined, slotMs, now);
  const path = journalPath(dataDir);
  return existsSync(path)
    ? restoredChain(createVm, dataDir, path, slotMs, now)
    : newChain(createVm, path, slotMs, now);
}

async function newChain(
  createVm: CreateVm,
  path: string | undefined,
  slotMs: number,
  now: () => number,
): Promise<RunningChain> {
  const seed = randomBytes(32);
  const faucetKey = randomBytes(32);
  const signer = await createKeyPairSignerFromPrivateKeyBytes(faucetKey);
  const anchor: SlotAnchor = { slot: FIRST_SLOT, at: now(), slotMs };
  const accounts = [toAccountState(systemAccount(signer.address, FAUCET_LAMPORTS))];

  // The first transactions wait here until the header, which names the mint they make, can be written.
  const lines: JournalLine[] = [];
  let journal: Journal = { ...NO_JOURNAL, append: (line) => void lines.push(line) };
  const state = { header: { seed: seed.toString('hex'), accounts }, anchor, transactions: [] };
  const chain = createChain(createVm, state, () => journal, now);
  const faucet = createFaucet(chain, signer);
  const mint = await faucet.makeMint();
  const header: HeaderLine = {
    kind: 'header',
    format: JOURNAL_FORMAT,
    ...state.header,
    genesisHash: genesisHashOf(seed),
    slots: anchor,
    faucetKey: getBase64Decoder().decode(faucetKey),
    mint,
  };
  journal = path === undefined ? NO_JOURNAL : createJournal(path, [header, ...lines]);
  return { chain, faucet, mint, genesisHash: header.genesisHash, journal };
}

async function restoredChain(
  createVm: CreateVm,
  dataDir: string,
  path: string,
  slotMs: number,
  now: () => number,
): Promise<RunningChain> {
  const { lines, wholeBytes } = readJournal(path);
  const header = lines.find((line) => line.kind === 'header');
  if (header === undefined) throw corrupt(path, 'it has no header');
  if (header.format !== JOURNAL_FORMAT) {
    throw new LocalChainError(
      'JOURNAL_UNSUPPORTED',
      `${path}: format ${header.format} is not ${JOURNAL_FORMAT}`,
    );
  }
  await assertNotRunning(dataDir, header.genesisHash);

  const transactions = lines.filter((line) => line.kind === 'transaction');
  const written = lines.findLast((line) => line.kind !== 'transaction')?.slots ?? header.slots;
  const anchor = continued(written, transactions.at(-1)?.record.slot ?? written.slot, slotMs, now());
  const journal = resumeJournal(path, wholeBytes);
  if (anchor !== written) journal.append({ kind: 'slots', slots: anchor });
  const chain = createChain(createVm, { header, anchor, transactions }, () => journal, now);
  const key = Uint8Array.from(getBase64Encoder().encode(header.faucetKey));
  const faucet = createFaucet(chain, await createKeyPairSignerFromPrivateKeyBytes(key));
  return { chain, faucet, mint: address(header.mint), genesisHash: header.genesisHash, journal };
}

/** The slot line goes on where it was, unless slots last differently now or the clock was set back. */
function continued(written: SlotAnchor, newestSlot: number, slotMs: number, now: number): SlotAnchor {
  const slot = Math.max(createSlots(written, () => now).current(), newestSlot);
  const isBehind = written.slot + Math.floor((now - written.at) / written.slotMs) < slot;
  return written.slotMs === slotMs && !isBehind ? written : { slot, at: now, slotMs };
}
