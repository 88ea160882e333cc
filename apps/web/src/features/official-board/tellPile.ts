/** How many cards lie in a pile, told where nothing more is shown of it. */
import type { BattleView, SideView } from '@pokesol/engine/official';
import { toast } from '../../ui/toast.ts';
import { cardCountText } from '../board/spoken.ts';
import type { OfficialPile } from './officialContext.ts';

type PileKind<Pile> = Pile extends `${string}-${infer Kind}` ? Kind : never;

const PILES: Readonly<
  Record<PileKind<OfficialPile>, readonly [name: string, count: (side: SideView) => number]>
> = {
  deck: ['Deck', ({ deckCount }) => deckCount],
  discard: ['Discard Pile', ({ discard }) => discard.length],
  lost: ['Lost Zone', ({ lost }) => lost.length],
  prizes: ['Prizes', ({ prizeCount }) => prizeCount],
  hand: ['Hand', ({ handCount }) => handCount],
};

export function tellPile({ you, opponent }: BattleView, pile: OfficialPile): void {
  const isOwn = pile.startsWith('your-');
  const [name, count] = PILES[pile.slice(pile.indexOf('-') + 1) as PileKind<OfficialPile>];
  toast(`${isOwn ? 'Your' : "Opponent's"} ${name}`, cardCountText(count(isOwn ? you : opponent)), 'quiet');
}
