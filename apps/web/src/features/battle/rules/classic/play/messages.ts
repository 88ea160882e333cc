/** The arena's sentences: what a success is called, how a battle ended, what to do now. */
import { type BattleView, rulesOf } from '@pokesol/engine/classic';
import type { PlayerActionJson } from '@pokesol/protocol';
import { nameIn } from '../../../board/cardLook.ts';
import type { Mode } from './mode.ts';

/** The heading and sentence after a success; `null` where the board says enough. `before` is the view it was decided on. */
export function successMessage(
  action: PlayerActionJson<'classic'>,
  before: BattleView,
): { readonly title: string; readonly message: string } | null {
  switch (action.type) {
    case 'play':
      return {
        title: 'Pokemon Played',
        message: `${nameIn(before, action.card)} takes the ${action.to === 'active' ? 'active position' : 'bench'}`,
      };
    case 'promote':
      return { title: 'Pokemon Played', message: 'Moved to the active position' };
    case 'attach':
      return { title: 'Energy Attached', message: `${nameIn(before, action.card)} attached` };
    case 'trainer':
      return { title: 'Trainer Card Used', message: nameIn(before, action.card) };
    case 'attack':
      return { title: 'Attack Used', message: attackName(before) };
    case 'endTurn':
      return { title: 'Turn Ended', message: "It is your opponent's turn" };
    case 'choose':
    case 'concede':
      return null;
  }
}

function attackName(view: BattleView): string {
  const facts = view.you.active === null ? undefined : view.printed[view.cards[view.you.active.card] ?? ''];
  return facts?.kind === 'pokemon' ? (facts.attacks[0]?.name ?? 'Basic Attack') : 'Basic Attack';
}

/** What the player may do now, in one line. */
export function promptText(view: BattleView, mode: Mode, name: string): string {
  if (view.phase === 'ended') return 'The battle is over.';
  if (view.phase === 'setup')
    return view.you.active === null
      ? 'Choose your active Pokemon: pick a basic Pokemon from your hand.'
      : `Waiting for ${name} to choose an active Pokemon.`;
  if (view.choice !== null) return 'Answer the question.';
  // While the animation shows the own move, the shown board waits for neither player.
  if (!view.yourMove) return view.current === view.seat ? 'Your move is shown.' : `${name} is playing.`;
  switch (mode.kind) {
    case 'energy':
      return `Choose one of your Pokemon for ${nameIn(view, mode.card)}.`;
    case 'trainer':
      return `Choose a Pokemon for ${nameIn(view, mode.card)}.`;
    case 'card':
      return `Play ${nameIn(view, mode.card)}, or choose another card.`;
    case 'none':
      if (view.you.active === null)
        return 'Your active position is empty: move a benched Pokemon up, or play a basic one.';
      return view.turn < rulesOf(view).firstTurnToAttack
        ? 'Choose a card, or end your turn: attacks begin in the next one.'
        : 'Choose a card, attack, or end your turn.';
  }
}
