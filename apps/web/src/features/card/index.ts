/** The door of `card`: what other features may use. */

export {
  type CardSketch,
  type Drawing,
  kindOf,
  LARGE_CREATURE,
  sceneBehind,
  subjectOf,
} from './art/portrait.ts';
export { SceneWindow } from './art/SceneWindow.tsx';
export { Subject } from './art/Subject.tsx';
export { pictureUrl } from './art/usePicture.ts';
export { Card } from './Card.tsx';
export { CardBack } from './CardBack.tsx';
export { CardNeighbours, type Neighbours } from './CardNeighbours.tsx';
export {
  classicPlayOf,
  idleText,
  isIdleCard,
  keyed,
  numberOf,
  playsInFull,
  printedType,
  STAGES,
  type Stage,
  setNameOf,
  stageText,
} from './cardFacts.ts';
export { typeClass, typeStyle } from './cardType.ts';
export { bareCard, brokenCard, longCard } from './gallery/oddCards.ts';
export { shippedCardJson } from './gallery/shippedCardJson.ts';
export {
  CARD_PLAYS_KEY,
  cardTextQuery,
  PLAYS_NAMES,
  type PlaysOf,
  playsOfAnswer,
  useOfficialPlay,
} from './officialPlay.ts';
export { CardDialog, loadCardDialog } from './parts.ts';
export { RarityBadge } from './RarityBadge.tsx';
export { RarityMark } from './RarityMark.tsx';
export { ReadableFace } from './ReadableFace.tsx';
export { emblemPath, TypeIcon, TypeSign } from './TypeIcon.tsx';
