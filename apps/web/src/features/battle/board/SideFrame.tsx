/** One side of a table in words and counts: who it is, then the cells of its rules. */
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import type { SideOwner } from './BoardFrame.tsx';
import { Fit } from './Fit.tsx';

type SideFrameProps = SideOwner & {
  /** Sides have names alone there. */
  isReplayed: boolean;
  isOnTurn: boolean;
  /** Whose turn it is, where the side says so. */
  badge?: ReactNode;
  children: ReactNode;
};

export function SideFrame(props: SideFrameProps) {
  const { name, kind, isOwn, portrait, isReplayed, isOnTurn, badge, children } = props;
  return (
    <section
      className={cx('side', isOwn ? 'side-you' : 'side-opponent')}
      aria-label={isReplayed ? name : isOwn ? `You: ${name}` : `Opponent: ${name}`}
      data-on-turn={isOnTurn || undefined}
    >
      <header className="side-head">
        {portrait}
        <div className="side-who">
          <h2 className="side-name">
            <Fit>{name}</Fit>
          </h2>
          <p className="side-kind">{kind}</p>
        </div>
        {badge}
      </header>
      <div className="cells">{children}</div>
    </section>
  );
}
