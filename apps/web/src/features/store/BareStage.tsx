/** The stage at dusk, without packs on it. */
import type { ReactNode } from 'react';
import { Backdrop } from './turntable/Backdrop.tsx';
import './stage.css';

export const BareStage = ({ children }: { children?: ReactNode }) => (
  <div className="store-stage">
    <Backdrop />
    {children}
  </div>
);
