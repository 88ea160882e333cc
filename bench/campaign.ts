/** The campaign's slope: how often a newcomer's starter deck, played by the medium AI, beats each trainer. */
import { NEUTRAL } from '@pokesol/ai';
import { type DuelResult, duel } from '@pokesol/ai/classic/testing';
import { ROSTER, type Trainer, trainerDeckCards } from '@pokesol/campaign';
import { deckFacts } from '@pokesol/cards/classic';
import { starterDeck } from './decks.ts';

const GAMES = Number(process.env.CAMPAIGN_GAMES ?? 200);
const SEED = process.env.CAMPAIGN_SEED ?? 'campaign';
const FIRST_AT_LEAST = 0.6;
const LAST_AT_MOST = 0.35;

const starter = starterDeck();

const challenge = ({ deck, difficulty, aiPersonality }: Trainer): DuelResult =>
  duel(
    { deck: starter, player: { level: 'medium', personality: NEUTRAL } },
    { deck: deckFacts(trainerDeckCards(deck)), player: { level: difficulty, personality: aiPersonality } },
    GAMES,
    SEED,
  );

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`.padStart(6);

export async function benchCampaign(): Promise<void> {
  console.log(`\nCampaign: starter deck and medium AI against each trainer, ${GAMES} battles each`);
  const shares: number[] = [];
  for (const trainer of ROSTER) {
    const { share, interval, wins, draws, turns } = challenge(trainer);
    console.log(
      `  ${trainer.name.padEnd(15)} ${trainer.difficulty.padEnd(6)} won ${percent(share)} (95%: ${percent(interval.low)} to ${percent(interval.high)}; ${wins} won, ${draws} drawn, ${turns.toFixed(1)} turns a battle)`,
    );
    shares.push(share);
  }
  const falls = shares.every((share, index) => index === 0 || share < (shares[index - 1] ?? 0));
  const [first = 0] = shares;
  const last = shares.at(-1) ?? 1;
  console.log(`  falls from each trainer to the next: ${falls ? 'yes' : 'no'}`);
  console.log(`  first at least ${percent(FIRST_AT_LEAST)}: ${first >= FIRST_AT_LEAST ? 'yes' : 'no'}`);
  console.log(`  last at most ${percent(LAST_AT_MOST)}: ${last <= LAST_AT_MOST ? 'yes' : 'no'}`);
}
