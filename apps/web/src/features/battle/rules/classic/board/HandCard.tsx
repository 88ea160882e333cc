/** A card of the own hand in Classic, with what it does now or why it does nothing. */
import type { CardNo } from '@pokesol/engine';
import { factsIn } from '../../../board/cardLook.ts';
import { HandCardButton } from '../../../board/HandCardButton.tsx';
import { useBoard } from './boardContext.ts';
import { cardLabel } from './spoken.ts';

export function HandCard({ card }: { card: CardNo }) {
  const { view, look, interaction } = useBoard();
  const facts = factsIn(view, card);
  const words = cardLabel(facts);
  const isPlayable = interaction?.playable.has(card) ?? false;
  return (
    <HandCardButton
      card={card}
      drawn={look(card)}
      words={isPlayable ? `${words}, can be played` : words}
      use={
        interaction && {
          isSelected: interaction.selected === card,
          playsAgain: interaction.selected === card && interaction.again,
          isPlayable,
          saysOff: false,
          does: DOES[facts?.kind ?? 'trainer'],
          reason: interaction.reasonOf(card),
          onRead: () => interaction.onRead(card),
          onPress: () => interaction.onHandCard(card),
          onPutBack: interaction.onPutBack,
        }
      }
    />
  );
}

const DOES = { pokemon: 'play', energy: 'attach', trainer: 'use' } as const;
