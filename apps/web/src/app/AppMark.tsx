/** The product's sign and name, and the way to the first screen. */
import { Link } from 'wouter';
import mark from './mark.svg';
import './frame.css';

export const AppMark = () => (
  <Link href="/" className="app-mark">
    <img src={mark} alt="" className="app-mark-picture" />
    <span className="app-mark-name">
      Poke<span className="ember">Sol</span>
    </span>
  </Link>
);
