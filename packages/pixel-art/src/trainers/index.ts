/** The portraits of the campaign's trainers. */
export { PORTRAIT_SIZE } from './canvas.ts';
export { PAINTED, paintTrainer, portraitUrl } from './paintTrainer.ts';
