/** What stands under every screen: both signs, in the store the token at length, and the small print. */
import { Link, useLocation } from 'wouter';
import { PromoBanners } from './PromoBanners.tsx';
import { TokenInfoPanel } from './TokenInfo.tsx';
import './frame.css';

export default function Foot() {
  const [path] = useLocation();
  return (
    <>
      <PromoBanners />
      <footer className="app-foot">
        {path === '/' && <TokenInfoPanel />}
        <nav aria-label="Ways in" className="app-foot-ways">
          <Link href="/learn" className="text-link">
            Learn in ten minutes
          </Link>
          <Link href="/rules" className="text-link">
            The rules, with pictures
          </Link>
        </nav>
        <p className="app-foot-text">
          You pay for every pack by burning tokens. No one receives them, not even us.
        </p>
      </footer>
    </>
  );
}
