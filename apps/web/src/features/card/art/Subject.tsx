/** What a card shows in front of its scene: a creature, a person or a thing. Until it is drawn, its place is empty. */
import type { Drawing } from './portrait.ts';
import { usePicture } from './usePicture.ts';

type SubjectProps = { drawing: Drawing; className?: string };

/** The element is there before its picture: one that came with it would be styled and laid out a second time. */
export const Subject = ({ drawing, className }: SubjectProps) => (
  <img src={usePicture(drawing)} alt="" className={className} draggable={false} />
);
