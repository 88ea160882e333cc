/** A card of the own hand at the printed game, with what it does now or the reason why it does nothing. */
import type { CardNo } from '@pokesol/engine';
import { factsIn } from '../../../board/cardLook.ts';
import { HandCardButton } from '../../../board/HandCardButton.tsx';
import { useOfficialTable } from './boardContext.ts';
import { kindNames } from './look.ts';
import { spokenCard } from './spoken.ts';

export function OfficialHandCard({ card, at }: { card: CardNo; at: number }) {
  const { view, look, interaction } = useOfficialTable();
  const facts = factsIn(view, card);
  const [kind, shortKind] = kindNames(facts);
  const words = `Hand ${at} of ${view.you.hand.length}: ${spokenCard(facts)}`;
  const shared = { card, drawn: look(card), kind, shortKind };
  if (interaction === undefined) return <HandCardButton {...shared} words={words} use={undefined} />;
  const { selected } = interaction;
  const isPlayable = interaction.playable.has(card);
  const does = interaction.doesOf(card);
  const isSelected = selected?.kind === 'hand' && selected.card === card;
  const evolves = facts?.kind === 'pokemon' && facts.line.length > 0;
  return (
    <HandCardButton
      {...shared}
      words={`${words}${isPlayable ? `, can ${spokenAction(does, evolves)}` : ''}.`}
      use={{
        isSelected,
        playsAgain: isSelected && interaction.again,
        isPlayable,
        saysOff: true,
        does,
        reason: interaction.reasonOf(card),
        onRead: () => interaction.onRead(card),
        onPress: () => interaction.onHandCard(card),
        onPutBack: interaction.onPutBack,
      }}
    />
  );
}

/** The strip of an evolution names whom it evolves. */
const spokenAction = (does: string, evolves: boolean): string => (evolves ? `evolve ${does}` : does);
