/** The two sides of a battle to be, as a picture and two lines each. */
import type { CardJson, DeckSummaryJson } from '@pokesol/protocol';
import type { ReactNode } from 'react';
import { counted } from '../../../platform/format.ts';
import { PixelIcon, type PixelIconName } from '../../../ui/PixelIcon.tsx';
import { Card } from '../../card/index.ts';
import { TrainerPortrait } from '../../trainer/index.ts';
import type { Wanted } from './battleChoices.ts';
import type { OpenTrainer } from './offers.ts';

export type Facing = { readonly picture: ReactNode; readonly name: string; readonly note: string };

/** The best card of a deck, as its face. */
export const DeckFace = ({ card }: { card: CardJson | undefined }) =>
  card === undefined ? <SignFace icon="deck" /> : <Card card={card} />;

const SignFace = ({ icon }: { icon: PixelIconName }) => (
  <span className="facing-sign">
    <PixelIcon name={icon} className="facing-icon" />
  </span>
);

/** Without a deck while the rules take none. */
export const ownSide = (deck: DeckSummaryJson | undefined, wallet: string): Facing => ({
  picture: <DeckFace card={deck?.keyCards[0]} />,
  name: deck?.name ?? 'No deck yet',
  note: wallet,
});

/** Another player, known by a name. */
export const personSide = (name: string): Facing => ({
  picture: <SignFace icon="battle" />,
  name,
  note: 'Challenges you',
});

export const trainerSide = (trainer: OpenTrainer): Facing => ({
  picture: <TrainerPortrait id={trainer.id} className="facing-portrait" />,
  name: trainer.name,
  note: `Victory: ${counted(trainer.reward, 'point')}`,
});

export function facingOf(
  wanted: Wanted,
  decks: readonly DeckSummaryJson[],
  trainers: readonly OpenTrainer[],
): Facing {
  switch (wanted.kind) {
    case 'anyone':
      return { picture: <SignFace icon="battle" />, name: 'Anyone', note: 'Found by a search' };
    case 'friend':
      return { picture: <SignFace icon="trade" />, name: 'A friend', note: 'By a link that you send' };
    case 'level':
      return {
        picture: <SignFace icon="cards" />,
        name: `AI, ${wanted.level}`,
        note: 'With a deck of its own',
      };
    case 'practice': {
      const deck = decks.find(({ id }) => id === wanted.deckId);
      return {
        picture: <DeckFace card={deck?.keyCards[0]} />,
        name: `AI, ${wanted.level}`,
        note: `With ${deck?.name ?? 'your deck'}`,
      };
    }
    case 'trainer': {
      const trainer = trainers.find(({ id }) => id === wanted.trainerId);
      return trainer === undefined
        ? { picture: <SignFace icon="battle" />, name: 'Trainer', note: 'Of the campaign' }
        : trainerSide(trainer);
    }
  }
}
