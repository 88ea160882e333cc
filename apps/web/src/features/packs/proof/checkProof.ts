/** Repeats a pack's draw from its published proof, step by step, with the very code the server draws with. */
import { isRefusal } from '@pokesol/engine/result';
import {
  drawPack,
  fromHex,
  type PackDefinition,
  packHash,
  parsePackDefinition,
  SEED_BYTES,
  SIGNATURE_BYTES,
  seedHash,
  verifyProof,
} from '@pokesol/packs';
import type { ProofAnswer } from '@pokesol/protocol';
import { getBase58Encoder } from '@solana/kit';
import type { PackCommitment } from '../commitments.ts';

export type ProofCheck = {
  /** Nothing contradicts anything. */
  ok: boolean;
  seed: { ok: boolean; computed: string | undefined };
  /** Against what this browser noted before the payment; undefined when it noted nothing. */
  commitment: { ok: boolean; noted: PackCommitment } | undefined;
  pool: { ok: boolean; computed: string | undefined; error: string | undefined };
  /** What the seed, the payment and the pool decide; empty when they are not sound enough to draw from. */
  cards: { ok: boolean; drawn: readonly string[] };
};

/** A proof whose pack is open: its seed is revealed. */
export type RevealedProof = ProofAnswer & { seed: string };

export function checkProof(proof: RevealedProof, noted: PackCommitment | undefined): ProofCheck {
  const seed = bytesOfSeed(proof.seed);
  const signature = bytesOfSignature(proof.transactionSignature);
  const parsed = parsePackDefinition(proof.definition);
  const definition = isRefusal(parsed) ? undefined : parsed.definition;

  const computedSeedHash = seed && seedHash(seed);
  const computedPackHash = definition && packHash(definition);
  const drawn = seed && signature && definition ? drawPack({ seed, signature, definition }) : [];

  const steps = {
    seed: { ok: computedSeedHash === proof.seedHash, computed: computedSeedHash },
    commitment: noted && {
      ok: noted.seedHash === proof.seedHash && noted.packHash === proof.packHash,
      noted,
    },
    pool: {
      ok: computedPackHash === proof.packHash,
      computed: computedPackHash,
      error: isRefusal(parsed) ? parsed.message : undefined,
    },
    cards: { ok: drawn.length > 0 && sameCards(drawn, proof.cards), drawn },
  };
  const agreed = verified(proof, seed, signature, definition);
  const ok = steps.seed.ok && steps.pool.ok && steps.cards.ok && steps.commitment?.ok !== false && agreed;
  return { ok, ...steps };
}

/** The package's own verdict on the whole. */
function verified(
  proof: RevealedProof,
  seed: Uint8Array | undefined,
  signature: Uint8Array | undefined,
  definition: PackDefinition | undefined,
): boolean {
  if (seed === undefined || signature === undefined || definition === undefined) return false;
  return verifyProof({ ...proof, seed, signature, definition }) === null;
}

const sameCards = (drawn: readonly string[], given: readonly string[]) =>
  drawn.length === given.length && drawn.every((card, index) => card === given[index]);

function bytesOfSeed(hex: string): Uint8Array | undefined {
  const bytes = fromHex(hex);
  return bytes?.length === SEED_BYTES ? bytes : undefined;
}

function bytesOfSignature(base58: string): Uint8Array | undefined {
  if (!/^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(base58)) return undefined;
  const bytes = new Uint8Array(getBase58Encoder().encode(base58));
  return bytes.length === SIGNATURE_BYTES ? bytes : undefined;
}
