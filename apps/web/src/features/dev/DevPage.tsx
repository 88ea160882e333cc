/** Where the pages for developers begin; development builds only. */
import { Link } from 'wouter';
import { DEV_PAGES, DevFrame } from './DevFrame.tsx';

export default function DevPage() {
  return (
    <DevFrame title="Development">
      <ul className="grid gap-4 md:grid-cols-2">
        {DEV_PAGES.map(({ path, title, text }) => (
          <li key={path}>
            <Link href={path} className="pixel-frame block p-6 no-underline hover:[--edge:var(--color-sun)]">
              <span className="pixel-title mb-2 block text-sm text-sun">{title}</span>
              <span className="text-mist">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </DevFrame>
  );
}
