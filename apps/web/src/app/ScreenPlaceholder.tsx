/** Stands where a screen's code is on its way. */
import { NewcomerFrame } from '../features/store/NewcomerFrame.tsx';
import { StoreHeading } from '../features/store/StoreHeading.tsx';
import { cx } from '../ui/cx.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import '../features/store/store.css';
import './frame.css';

/** As wide as the screen that comes: the binder uses a desk, and a replay most of the window. The store already says what it is. */
export const ScreenPlaceholder = ({ path }: { path: string }) =>
  path === '/' ? (
    <div className="store" aria-busy="true">
      <NewcomerFrame />
      <div className="store-tools">
        <StoreHeading />
      </div>
    </div>
  ) : (
    <Skeleton
      className={cx(
        'screen-placeholder',
        path === '/collection' && 'is-desk',
        path.endsWith('/replay') && 'is-wide',
      )}
    />
  );
