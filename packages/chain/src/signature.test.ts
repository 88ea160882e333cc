/** Who signed: the strict rules of the chain's validators, with the forgeries that a lenient check takes for real. */
import { createHash } from 'node:crypto';
import { ed25519 } from '@noble/curves/ed25519.js';
import {
  type Address,
  createKeyPairSignerFromPrivateKeyBytes,
  getAddressDecoder,
  getAddressEncoder,
  type KeyPairSigner,
  type SignatureBytes,
  signBytes,
} from '@solana/kit';
import { beforeAll, describe, expect, it } from 'vitest';
import verifyOnServer from './ed25519.node.ts';
import verifyInPage from './ed25519.ts';
import { isStrict, signedBy } from './signature.ts';

const { Point } = ed25519;
const ORDER = Point.Fn.ORDER;
const MESSAGE = new TextEncoder().encode('I own this wallet.');
/** R and S of nothing: what everybody can write down. */
const IDENTITY = Point.ZERO.toBytes();

let alice: KeyPairSigner;
let mallory: KeyPairSigner;
let signature: SignatureBytes;

beforeAll(async () => {
  alice = await createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(1));
  mallory = await createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(2));
  signature = await signBytes(alice.keyPair.privateKey, MESSAGE);
});

const ORDER_EIGHT = '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05';

/** The eight points of the torsion subgroup, multiples of a generator of order eight, in canonical form. */
function smallOrderKeys(): Uint8Array[] {
  const generator = Point.fromHex(ORDER_EIGHT);
  return Array.from({ length: 8 }, (_, times) => {
    let point = Point.ZERO;
    for (let i = 0; i < times; i++) point = point.add(generator);
    return point.toBytes();
  });
}

const join = (r: Uint8Array, s: Uint8Array) => new Uint8Array([...r, ...s]) as SignatureBytes;
const addressOf = (key: Uint8Array) => getAddressDecoder().decode(key);

const littleEndian = (value: bigint) =>
  Uint8Array.from({ length: 32 }, (_, byte) => Number((value >> BigInt(8 * byte)) & 255n));
const numberOf = (bytes: Uint8Array) => bytes.reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n);

describe('signedBy', () => {
  it('takes what the owner signed, and nothing that another did', () => {
    expect(signedBy(alice.address, signature, MESSAGE)).toBe(true);
    expect(signedBy(mallory.address, signature, MESSAGE)).toBe(false);
    expect(signedBy(alice.address, signature, MESSAGE.slice(1))).toBe(false);
  });

  it('is a no for what can be no signature or no key', () => {
    expect(signedBy(alice.address, signature.slice(1), MESSAGE)).toBe(false);
    expect(signedBy(alice.address, new Uint8Array([...signature, 0]), MESSAGE)).toBe(false);
    expect(signedBy(alice.address, new Uint8Array(), MESSAGE)).toBe(false);
    expect(signedBy('not an address' as Address, signature, MESSAGE)).toBe(false);
  });

  it('takes nothing for a key of small order, for which a lenient check takes what everybody can write', () => {
    const forgeries = smallOrderKeys().flatMap((key) =>
      smallOrderKeys().map((r) => ({ key, forged: join(r, new Uint8Array(32)) })),
    );
    // The danger is real: without this the test would prove nothing. Node 20's own check takes them too, Node 24's none.
    const taken = forgeries.filter(({ key, forged }) =>
      ed25519.verify(forged, MESSAGE, key, { zip215: true }),
    );
    expect(taken).not.toEqual([]);
    for (const { key, forged } of forgeries) expect(signedBy(addressOf(key), forged, MESSAGE)).toBe(false);
  });

  it('takes nothing for a key of small order, however ordinary the rest of the signature is', () => {
    // R = S·B: what the key is multiplied by vanishes with its small order, whatever the message.
    const made = join(Point.BASE.multiply(5n).toBytes(), littleEndian(5n));
    for (const key of smallOrderKeys()) {
      expect(ed25519.verify(made, MESSAGE, key, { zip215: true })).toBe(true);
      expect(signedBy(addressOf(key), made, MESSAGE)).toBe(false);
    }
  });

  it('takes no key in another form than its own', () => {
    // y = p + 1, the identity once more, and the identity with the sign of a zero.
    const tooLarge = littleEndian(Point.Fp.ORDER + 1n);
    const negativeZero = Uint8Array.from(IDENTITY, (byte, i) => (i === 31 ? byte | 0x80 : byte));
    for (const key of [tooLarge, negativeZero])
      expect(signedBy(addressOf(key), join(IDENTITY, new Uint8Array(32)), MESSAGE)).toBe(false);
  });

  it('takes no point of small order in the signature', () => {
    // S = k·a makes the equation hold for R = 0: only who has the key can, but the chain refuses it.
    const secret = new Uint8Array(32).fill(1);
    const { scalar, pointBytes } = ed25519.utils.getExtendedPublicKey(secret);
    const k = challengeOf(IDENTITY, pointBytes);
    const s = (k * scalar) % ORDER;
    const made = join(IDENTITY, littleEndian(s));
    expect(ed25519.verify(made, MESSAGE, pointBytes, { zip215: false })).toBe(true);
    expect(signedBy(addressOf(pointBytes), made, MESSAGE)).toBe(false);
  });

  it('takes no key with a part of small order, as the chain does not, although eight times the equation holds', () => {
    const { scalar, pointBytes } = ed25519.utils.getExtendedPublicKey(new Uint8Array(32).fill(1));
    const mixed = Point.fromBytes(pointBytes).add(Point.fromHex(ORDER_EIGHT)).toBytes();
    const nonce = 6n;
    const r = Point.BASE.multiply(nonce).toBytes();
    const k = challengeOf(r, mixed);
    // Else the small part vanishes by itself, and there is nothing to refuse.
    expect(k % 8n).not.toBe(0n);
    const made = join(r, littleEndian((nonce + k * scalar) % ORDER));
    expect(ed25519.verify(made, MESSAGE, mixed, { zip215: false })).toBe(true);
    expect(signedBy(addressOf(mixed), made, MESSAGE)).toBe(false);
    expect(verifyOnServer(mixed, made, MESSAGE)).toBe(false);
    expect(verifyInPage(mixed, made, MESSAGE)).toBe(false);
  });

  it('is decided alike by the library of the page and that of the system', () => {
    const key = Uint8Array.from(getAddressEncoder().encode(alice.address));
    const other = Uint8Array.from(getAddressEncoder().encode(mallory.address));
    const changed = Uint8Array.from(signature, (byte, i) => (i === 40 ? byte ^ 1 : byte));
    for (const [of, made, isGood] of [
      [key, signature, true],
      [other, signature, false],
      [key, changed, false],
    ] as const) {
      expect(verifyInPage(of, made, MESSAGE)).toBe(isGood);
      expect(verifyOnServer(of, made, MESSAGE)).toBe(isGood);
    }
  });

  it('takes one form of a signature: S below the order', () => {
    const [r, s] = [signature.slice(0, 32), signature.slice(32)];
    expect(signedBy(alice.address, join(r, littleEndian(numberOf(s))), MESSAGE)).toBe(true);
    expect(signedBy(alice.address, join(r, littleEndian(numberOf(s) + ORDER)), MESSAGE)).toBe(false);
  });
});

describe('isStrict', () => {
  const key = () => Uint8Array.from(getAddressEncoder().encode(alice.address));
  const halves = () => [signature.slice(0, 32), signature.slice(32)] as const;

  it('is a yes for what the owner signed, up to the last S below the order', () => {
    expect(isStrict(key(), signature)).toBe(true);
    expect(isStrict(key(), join(halves()[0], littleEndian(ORDER - 1n)))).toBe(true);
  });

  it('is a no from the order on, of which libraries differ', () => {
    for (const s of [ORDER, ORDER + 1n, 2n ** 256n - 1n])
      expect(isStrict(key(), join(halves()[0], littleEndian(s)))).toBe(false);
  });

  it('is a no for each point of small order, as the key and in the signature, with either sign', () => {
    for (const point of smallOrderKeys())
      for (const bit of [0, 0x80]) {
        const signed = Uint8Array.from(point, (byte, i) => (i === 31 ? byte ^ bit : byte));
        expect(isStrict(signed, signature)).toBe(false);
        expect(isStrict(key(), join(signed, halves()[1]))).toBe(false);
      }
  });

  it('is a no for a coordinate that is not below the field', () => {
    const field = Point.Fp.ORDER;
    expect(isStrict(littleEndian(field - 2n), signature)).toBe(true);
    for (const y of [field, field + 2n, 2n ** 255n - 1n]) {
      expect(isStrict(littleEndian(y), signature)).toBe(false);
      expect(isStrict(key(), join(littleEndian(y), halves()[1]))).toBe(false);
    }
  });
});

/** k = SHA-512(R, A, message) as a scalar. */
function challengeOf(r: Uint8Array, key: Uint8Array): bigint {
  const digest = createHash('sha512').update(r).update(key).update(MESSAGE).digest();
  return numberOf(digest) % ORDER;
}
