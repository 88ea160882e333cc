/** What stands under every screen: in the store the token at length, elsewhere the small print. */
import { useLocation } from 'wouter';
import { TokenInfoPanel } from './TokenInfo.tsx';

export function Footer() {
  const [path] = useLocation();
  return (
    <footer className="mt-12 border-t-4 border-dusk pt-8 pb-28 text-sm text-mist md:pb-8">
      {path === '/' && <TokenInfoPanel />}
      <p className="mx-auto max-w-7xl px-4 md:px-6">
        Every pack is paid by burning tokens. Nobody receives them, not even us.
      </p>
    </footer>
  );
}
