/** The campaign as data: its trainers, their decks, and what is open to whom. */
export * from './progress.ts';
export * from './roster.ts';
export {
  MOMENTS,
  type Moment,
  type Trainer,
  type TrainerDeck,
  type TrainerDeckEntry,
  type TrainerDifficulty,
  type TrainerPersonality,
} from './trainer.ts';
