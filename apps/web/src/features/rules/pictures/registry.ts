/** Every picture that a chapter can show; a name without one does not compile. */
import type { ComponentType } from 'react';
import type { PictureName } from '../rulebook/chapter.ts';
import { AnatomyPicture } from './AnatomyPicture.tsx';
import { ConditionsPicture } from './ConditionsPicture.tsx';
import { DamagePicture } from './DamagePicture.tsx';
import { EvolutionPicture } from './EvolutionPicture.tsx';
import { PrizesPicture } from './PrizesPicture.tsx';
import { TablePicture } from './TablePicture.tsx';
import { TurnPicture } from './TurnPicture.tsx';

export const PICTURES: Readonly<Record<PictureName, ComponentType>> = {
  card: AnatomyPicture,
  table: TablePicture,
  turn: TurnPicture,
  evolution: EvolutionPicture,
  damage: DamagePicture,
  prizes: PrizesPicture,
  conditions: ConditionsPicture,
};
