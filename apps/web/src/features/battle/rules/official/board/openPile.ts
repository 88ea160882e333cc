/** Which piles lie open, how they are called, and what is said of those that do not. */
import type { CardNo } from '@pokesol/engine';
import type { BattleView, SideView } from '@pokesol/engine/official';
import { toast } from '../../../../../ui/toast.ts';
import { cardCountText } from '../../../board/spoken.ts';
import type { Whose } from '../../../board/whose.ts';
import type { OfficialPile } from './boardContext.ts';

type PileKind<Pile> = Pile extends `${string}-${infer Kind}` ? Kind : never;
type Kind = PileKind<OfficialPile>;

type Known = {
  readonly name: string;
  readonly count: (side: SideView) => number;
  /** From its bottom; absent where neither player may look. */
  readonly cards?: (side: SideView) => readonly CardNo[];
};

const PILES: Readonly<Record<Kind, Known>> = {
  deck: { name: 'Deck', count: ({ deckCount }) => deckCount },
  discard: { name: 'Discard Pile', count: ({ discard }) => discard.length, cards: ({ discard }) => discard },
  lost: { name: 'Lost Zone', count: ({ lost }) => lost.length, cards: ({ lost }) => lost },
  prizes: { name: 'Prizes', count: ({ prizeCount }) => prizeCount },
  hand: { name: 'Hand', count: ({ handCount }) => handCount },
};

const isOwn = (pile: OfficialPile): boolean => pile.startsWith('your-');
const known = (pile: OfficialPile): Known => PILES[pile.slice(pile.indexOf('-') + 1) as Kind];
const sideOf = ({ you, opponent }: BattleView, pile: OfficialPile): SideView =>
  isOwn(pile) ? you : opponent;

export const pileName = (pile: OfficialPile, whose: Whose): string =>
  `${whose(isOwn(pile))} ${known(pile).name}`;

/** From its bottom; nothing of what lies face down. */
export const openPile = (view: BattleView, pile: OfficialPile): readonly CardNo[] =>
  known(pile).cards?.(sideOf(view, pile)) ?? [];

/** How many cards lie in it, where nothing more is shown. */
export const announcePile = (view: BattleView, pile: OfficialPile, whose: Whose): void =>
  toast(pileName(pile, whose), cardCountText(known(pile).count(sideOf(view, pile))), 'quiet');
