/** Stylesheets that did not arrive. Vite asks for each only once: the code that came with it would stand there unstyled. */
const missing = new Set<string>();

/** A link's failure reaches listeners of the capture phase alone. */
export function watchSheets(page: Pick<Document, 'addEventListener'>): void {
  page.addEventListener('error', failed, { capture: true });
}

function failed({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
  missing.add(target.href);
  target.remove();
}

/** Rejects while one of them still does not come. */
export async function loadMissingSheets(): Promise<void> {
  await Promise.all([...missing].map(load));
}

async function load(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = href;
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${href}`)));
    document.head.append(link);
  });
  missing.delete(href);
}
