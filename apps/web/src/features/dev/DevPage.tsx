/** Where the pages for developers begin; development builds only. */
import { Link } from 'wouter';
import { DEV_PAGES, DevFrame } from './DevFrame.tsx';
import './dev.css';

export default function DevPage() {
  return (
    <DevFrame title="Development">
      <ul className="dev-pages">
        {DEV_PAGES.map(({ path, title, text }) => (
          <li key={path}>
            <Link href={path} className="pixel-frame dev-page">
              <span className="pixel-title dev-page-title">{title}</span>
              <span className="quiet">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </DevFrame>
  );
}
