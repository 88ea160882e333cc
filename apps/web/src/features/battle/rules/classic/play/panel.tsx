/** What Classic says beside its table: what to do, what is selected, what the buttons do. */
import type { PokemonId } from '@pokesol/engine';
import type { BattleView } from '@pokesol/engine/classic';
import { nameIn } from '../../../board/cardLook.ts';
import type { AtTable, PadAction, RulesPanel } from '../../../screen/rulesUi.ts';
import { whatNowRows } from '../../../screen/whatNowRows.ts';
import { ATTACK_TEXT_ID, AttackBox } from './AttackBox.tsx';
import { promptText } from './messages.ts';
import { actionOnPokemon, targetText } from './mode.ts';
import { attackPreview } from './preview.ts';
import { SelectionBox } from './SelectionBox.tsx';
import type { BattleMoves } from './useMoves.ts';
import { classicOffers } from './whatNow.ts';

type ClassicTableState = AtTable<'classic', BattleMoves>;

function usePrompt({ newest, view, isPlaying, moves }: ClassicTableState): string {
  const isShown = isPlaying && newest.view.yourMove && view.yourMove;
  return isShown ? '…' : promptText(view, moves.mode, newest.opponent.name);
}

function Options({ newest, view, moves, look }: ClassicTableState) {
  if (moves.mode.kind !== 'none') return <SelectionBox view={view} look={look} mode={moves.mode} />;
  if (view.phase !== 'active') return null;
  return <AttackBox view={view} legal={newest.legal} isOpen={moves.isOpen} />;
}

/** The last button: what is pointed at, named. */
function commit({ newest, view, moves }: ClassicTableState): PadAction | null {
  const { legal, result } = newest;
  const { mode, isBusy, isOpen, pointed, play, attempt } = moves;
  if (mode.kind === 'card' && result === null)
    return { label: `Play ${nameIn(view, mode.card)}`, tone: 'go', isBusy, onPress: play };
  const { active } = view.you;
  const onPointed = pointed === null ? null : actionOnPokemon(mode, view, legal, pointed);
  if (pointed !== null && onPointed !== null)
    return {
      label: targetText(mode, nameOnTable(view, pointed)),
      tone: 'go',
      isBusy,
      onPress: () => attempt(onPointed),
    };
  if (mode.kind !== 'none' || active === null || view.phase !== 'active') return null;
  const preview = attackPreview(view);
  const isLegal = isOpen && legal.some(({ type }) => type === 'attack');
  const damage = `${preview?.damage ?? ''}`;
  return {
    label: 'ATTACK',
    hint: preview === null || !isLegal ? undefined : preview.isKnockOut ? `${damage}, KO` : damage,
    tone: 'danger',
    isOff: !isLegal,
    isBusy,
    describedBy: preview === null ? undefined : ATTACK_TEXT_ID,
    onPress: () => attempt({ type: 'attack', pokemon: active.id, attack: 0 }),
  };
}

function nameOnTable({ you, opponent, ...view }: BattleView, id: PokemonId): string {
  const all = [you, opponent].flatMap(({ active, bench }) => (active === null ? bench : [active, ...bench]));
  const found = all.find((pokemon) => pokemon.id === id);
  return found === undefined ? '' : nameIn(view, found.card);
}

export const CLASSIC_PANEL: RulesPanel<'classic', BattleMoves> = {
  asksWhen: 'with an attack left',
  leftToDo: (legal) => (legal.some(({ type }) => type === 'attack') ? 'attack left' : undefined),
  pressAgain: 'attack left: again',
  backLabel: () => 'Cancel',
  usePrompt,
  Options,
  whatNow: ({ newest: { view, legal }, moves: { interaction } }) =>
    whatNowRows(legal, classicOffers(view, legal), (card) => {
      if (interaction.selected !== card) interaction.onHandCard(card);
    }),
  commit,
};
