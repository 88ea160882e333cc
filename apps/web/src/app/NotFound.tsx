/** What stands at an address where nothing is. */
import { Link } from 'wouter';
import { buttonClass } from '../ui/Button.tsx';
import { PixelIcon } from '../ui/PixelIcon.tsx';

export function NotFound() {
  return (
    <div className="flex flex-col items-center gap-6 py-16 text-center">
      <title>PokeSol · 404</title>
      <PixelIcon name="grass" className="size-20 text-ember" />
      <h1 className="pixel-title text-base md:text-2xl">404 Page Not Found</h1>
      <p className="text-mist">Nothing but tall grass here.</p>
      <Link href="/" className={buttonClass('primary')}>
        Back to the store
      </Link>
    </div>
  );
}
