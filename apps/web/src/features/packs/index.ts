/** The door of `packs`: what other features may use. */

export { PackArt } from './art/PackArt.tsx';
export { packPicture } from './art/packPicture.ts';
export { packHref, useAskedPack, useHeadingOfAsked } from './askedPack.ts';
export { type PackCommitments, packCommitments } from './commitments.ts';
export { BUCKET_COLORS, bucketName } from './odds/BucketTable.tsx';
export { cardChance, oneOfThem } from './odds/cardChance.ts';
export { expected, oneIn, percent } from './odds/chances.ts';
export { PlaysBadge } from './PlaysBadge.tsx';
export { OddsDialog, PackOddsRows, ProofMark, VerifyPack } from './parts.ts';
export { playsSentence, playsSign } from './plays.ts';
export { priceLabel } from './price.ts';
export {
  eligibleKey,
  oddsQuery,
  packTypesKey,
  purchasesKey,
  useEligible,
  usePackTypes,
  usePurchases,
} from './queries.ts';
