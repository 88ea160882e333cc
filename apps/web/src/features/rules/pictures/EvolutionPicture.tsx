/** One line of Pokémon, from the Basic one to its Stage 2. */
import { Card } from '../../card/index.ts';
import { CHARIZARD, CHARMANDER, CHARMELEON } from '../exampleCards.ts';

const LINE = [
  { card: CHARMANDER, when: 'Basic: any turn' },
  { card: CHARMELEON, when: 'Stage 1: a turn later' },
  { card: CHARIZARD, when: 'Stage 2: another turn later' },
] as const;

export function EvolutionPicture() {
  return (
    <ol className="rulebook-line">
      {LINE.map(({ card, when }) => (
        <li key={card.id}>
          <Card card={card} />
          <span className="small-hint">{when}</span>
        </li>
      ))}
    </ol>
  );
}
