/** Complaints that fail a road: console errors, uncaught errors and violations of the content policy. */

/** Runs in the page before its own code: it cannot use variables from around it here. */
export function watchPage(): void {
  // Of an error that a page logs, Firefox's driver learns only that it is an «Error».
  const log = console.error.bind(console);
  console.error = (...said: unknown[]) =>
    log(...said.map((each) => (each instanceof Error ? `${each}\n${each.stack ?? ''}` : each)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`content policy: ${violatedDirective}, ${blockedURI} in ${sourceFile}`),
  );
}

/**
 * Browsers log every refused call, including those whose refusal the page expects, such as the check for a session. Chromium logs
 * how WebGL performs without a graphics card. Before a screenshot Playwright adds the style «body {}» to Firefox's pages by
 * evaluating code there; for a violation by the page itself, Firefox also writes a console message. A ResizeObserver whose
 * callback is delayed to the next frame causes an event that looks like an error. Firefox logs a font whose download a road
 * cancelled by opening another page (NS_BINDING_ABORTED).
 */
const USUAL = [
  /Failed to load resource: .* (401|404|409|422)/,
  /GPU stall due to ReadPixels/,
  /ResizeObserver loop completed with undelivered notifications/,
  /sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA=/,
  /line%20\d+%20%3E%20eval/,
  /downloadable font: download failed .* status=2152398850 /,
];

export const unusual = (complaints: readonly string[]): string[] =>
  complaints.filter((text) => !USUAL.some((each) => each.test(text)));
