/** The campaign as data: its trainers, their decks, and what is open to whom. */
export * from './progress.ts';
export * from './roster.ts';
export {
  type Difficulty,
  MOMENTS,
  type Moment,
  type Trainer,
  type TrainerDeck,
  type TrainerDeckEntry,
  type TrainerPersonality,
} from './trainer.ts';
